CREATE TABLE "followed_boards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"board_id" text NOT NULL,
	"address" text NOT NULL,
	"followed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_answers" (
	"source" text NOT NULL,
	"address" text NOT NULL,
	"etag" text NOT NULL,
	"last_modified" text NOT NULL,
	"postings" text[] NOT NULL,
	"next" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_answers_source_address_pk" PRIMARY KEY("source","address")
);
--> statement-breakpoint
CREATE TABLE "job_boards" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"company" text NOT NULL,
	"listed" text NOT NULL,
	"country" text NOT NULL,
	"trade" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_success" timestamp with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"dropped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"job" jsonb NOT NULL,
	"link_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_revisions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"resume_id" text NOT NULL,
	"version" integer NOT NULL,
	"name_sealed" text NOT NULL,
	"state_sealed" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"alert" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "llm_usage" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "llm_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "job_sources" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_sources" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_sources" ADD COLUMN "asked_on" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_sources" ADD COLUMN "waiting" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "link_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "text_signals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "welcome_skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "upload_key" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "style" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "revised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "base_id" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "base_version" integer;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "base_sealed" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "job_sealed" text;--> statement-breakpoint
ALTER TABLE "followed_boards" ADD CONSTRAINT "followed_boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_boards" ADD CONSTRAINT "followed_boards_board_id_job_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."job_boards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_jobs" ADD CONSTRAINT "own_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_revisions" ADD CONSTRAINT "resume_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_revisions" ADD CONSTRAINT "resume_revisions_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "followed_boards_once" ON "followed_boards" USING btree ("user_id","board_id");--> statement-breakpoint
CREATE INDEX "followed_boards_board" ON "followed_boards" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "job_boards_kind" ON "job_boards" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "job_changes_at" ON "job_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "own_jobs_user" ON "own_jobs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "resume_revisions_resume_id" ON "resume_revisions" USING btree ("resume_id","id");--> statement-breakpoint
CREATE INDEX "resume_revisions_user_id" ON "resume_revisions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("alert","told_at");--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_base_id_resumes_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_link_key" ON "jobs" USING btree ("link_key");--> statement-breakpoint
CREATE INDEX "jobs_card" ON "jobs" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "jobs_closes" ON "jobs" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "resumes_base_id" ON "resumes" USING btree ("base_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_upload_key" ON "resumes" USING btree ("user_id","upload_key");