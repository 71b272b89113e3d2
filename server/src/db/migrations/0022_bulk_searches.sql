CREATE TABLE "bulk_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"searches_sealed" text NOT NULL,
	"weekly" boolean NOT NULL,
	"version" integer NOT NULL,
	"ran_at" timestamp with time zone,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_lists" ADD CONSTRAINT "bulk_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_lists" ADD CONSTRAINT "bulk_lists_member" FOREIGN KEY ("team_id","user_id") REFERENCES "public"."team_members"("team_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_lists_team" ON "bulk_lists" USING btree ("team_id","user_id");--> statement-breakpoint
CREATE INDEX "bulk_lists_user" ON "bulk_lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bulk_lists_weekly" ON "bulk_lists" USING btree ("weekly","told_at");