CREATE TABLE "team_brands" (
	"team_id" text PRIMARY KEY NOT NULL,
	"content_sealed" text NOT NULL,
	"mark_sealed" text,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "by_other" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "by_id" text;--> statement-breakpoint
ALTER TABLE "resume_revisions" ADD COLUMN "suggested_by_sealed" text;--> statement-breakpoint
ALTER TABLE "team_brands" ADD CONSTRAINT "team_brands_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_by" ON "application_events" USING btree ("by_id");