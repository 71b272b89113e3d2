CREATE TABLE "team_brands" (
	"team_id" text PRIMARY KEY NOT NULL,
	"content_sealed" text NOT NULL,
	"mark_sealed" text,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_brands" ADD CONSTRAINT "team_brands_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;