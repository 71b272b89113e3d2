CREATE TABLE "grant_looks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"viewer_id" text,
	"team_id" text,
	"noun" text NOT NULL,
	"item_id" text NOT NULL,
	"day" date NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"to_id" text NOT NULL,
	"noun" text NOT NULL,
	"item_id" text NOT NULL,
	"right" text NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_goals" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"set_by" text,
	"kind" text NOT NULL,
	"per_week" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "opened_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "grant_looks" ADD CONSTRAINT "grant_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_looks" ADD CONSTRAINT "grant_looks_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_looks" ADD CONSTRAINT "grant_looks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_from_member" FOREIGN KEY ("team_id","user_id") REFERENCES "public"."team_members"("team_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_to_member" FOREIGN KEY ("team_id","to_id") REFERENCES "public"."team_members"("team_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_goals" ADD CONSTRAINT "team_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_goals" ADD CONSTRAINT "team_goals_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_goals" ADD CONSTRAINT "team_goals_member" FOREIGN KEY ("team_id","user_id") REFERENCES "public"."team_members"("team_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grant_looks_day" ON "grant_looks" USING btree ("user_id","viewer_id","noun","item_id","day");--> statement-breakpoint
CREATE INDEX "grant_looks_newest" ON "grant_looks" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "grant_looks_viewer" ON "grant_looks" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "grant_looks_team" ON "grant_looks" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grants_item" ON "grants" USING btree ("team_id","user_id","to_id","noun","item_id");--> statement-breakpoint
CREATE INDEX "grants_to" ON "grants" USING btree ("to_id","team_id");--> statement-breakpoint
CREATE INDEX "grants_user" ON "grants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_goals_kind" ON "team_goals" USING btree ("team_id","user_id","kind","state");--> statement-breakpoint
CREATE INDEX "team_goals_user" ON "team_goals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_goals_set_by" ON "team_goals" USING btree ("set_by");