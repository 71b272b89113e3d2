CREATE TABLE "unused_notices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unused_notices" ADD CONSTRAINT "unused_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nothing is known of when people of before last signed out: their 30 days begin now.
UPDATE "users" SET "last_seen_at" = now();
