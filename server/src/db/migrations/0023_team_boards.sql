CREATE TABLE "team_card_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"author_id" text,
	"text_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"author_id" text,
	"assignee_id" text,
	"kind" text NOT NULL,
	"stage" text NOT NULL,
	"rank" double precision NOT NULL,
	"due_on" date,
	"content_sealed" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "team_card_comments" ADD CONSTRAINT "team_card_comments_card_id_team_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."team_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_card_comments" ADD CONSTRAINT "team_card_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_cards" ADD CONSTRAINT "team_cards_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_cards" ADD CONSTRAINT "team_cards_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_cards" ADD CONSTRAINT "team_cards_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_card_comments_card" ON "team_card_comments" USING btree ("card_id","created_at");--> statement-breakpoint
CREATE INDEX "team_card_comments_author" ON "team_card_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "team_cards_team" ON "team_cards" USING btree ("team_id","stage");--> statement-breakpoint
CREATE INDEX "team_cards_author" ON "team_cards" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "team_cards_assignee" ON "team_cards" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "team_cards_deleted" ON "team_cards" USING btree ("deleted_at");