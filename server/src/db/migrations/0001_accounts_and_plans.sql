CREATE TABLE "code_sends" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text NOT NULL,
	"sealed" text,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"language" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "contact_messages_form_id_unique" UNIQUE("form_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "code_sends_ends_at" ON "code_sends" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "codes_expires_at" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mailed_links_user_id" ON "mailed_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mailed_links_expires_at" ON "mailed_links" USING btree ("expires_at");