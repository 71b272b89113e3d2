CREATE TABLE "application_files" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"application_id" text,
	"name_sealed" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_applications" (
	"contact_id" text NOT NULL,
	"application_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "contact_applications_contact_id_application_id_pk" PRIMARY KEY("contact_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"content_sealed" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"application_id" text NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"undoes" text,
	"at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_events_application_id_seq_pk" PRIMARY KEY("application_id","seq")
);
--> statement-breakpoint
CREATE TABLE "application_stages" (
	"user_id" text PRIMARY KEY NOT NULL,
	"stages" jsonb NOT NULL,
	"removed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"job_id" text,
	"job" jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"stage" text NOT NULL,
	"stage_since" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"way" text NOT NULL,
	"rank" double precision NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"deadline" text,
	"posting_gone" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"notes_sealed" text,
	"resume_id" text,
	"resume_version" integer,
	"resume_name_sealed" text,
	"letter_name_sealed" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"with_notes" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_on" text,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "action_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"from_role_id" text NOT NULL,
	"to_role_id" text NOT NULL,
	"level" text NOT NULL,
	"milestones" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "career_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"current_role_id" text,
	"target_role_id" text,
	"pinned" jsonb NOT NULL,
	"hidden" jsonb NOT NULL,
	"set_aside" jsonb,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dismissed_follow_ups" (
	"user_id" text NOT NULL,
	"suggestion" text NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissed_follow_ups_user_id_suggestion_pk" PRIMARY KEY("user_id","suggestion")
);
--> statement-breakpoint
CREATE TABLE "follow_up_looks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"next_look_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"application_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_local" text NOT NULL,
	"ends_local" text NOT NULL,
	"second_pass" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"content_sealed" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"next_look_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"version" text NOT NULL,
	"licence" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"rows" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact_rows" (
	"import_id" text NOT NULL,
	"code" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "fact_rows_import_id_code_pk" PRIMARY KEY("import_id","code")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"application_id" text NOT NULL,
	"content_sealed" text NOT NULL,
	"decide_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"application_id" text NOT NULL,
	"text_sealed" text NOT NULL,
	"due_on" text NOT NULL,
	"due_time" text,
	"time_zone" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"tell_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "jobs_group";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "towns" text[];--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "notes_sealed" text;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_applications" ADD CONSTRAINT "contact_applications_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_applications" ADD CONSTRAINT "contact_applications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_applications" ADD CONSTRAINT "contact_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_stages" ADD CONSTRAINT "application_stages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_plans" ADD CONSTRAINT "action_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_choices" ADD CONSTRAINT "career_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_follow_ups" ADD CONSTRAINT "dismissed_follow_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_looks" ADD CONSTRAINT "follow_up_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_rows" ADD CONSTRAINT "fact_rows_import_id_fact_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."fact_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_files_user" ON "application_files" USING btree ("user_id","application_id");--> statement-breakpoint
CREATE INDEX "application_files_application" ON "application_files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_files_deleted" ON "application_files" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "contact_applications_application" ON "contact_applications" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "contact_applications_user" ON "contact_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contacts_user" ON "contacts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "application_events_user" ON "application_events" USING btree ("user_id","application_id");--> statement-breakpoint
CREATE INDEX "applications_user" ON "applications" USING btree ("user_id","stage");--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "applications_deleted" ON "applications" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "action_plans_user" ON "action_plans" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "action_plans_step" ON "action_plans" USING btree ("user_id","from_role_id","to_role_id") WHERE "action_plans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "action_plans_deleted" ON "action_plans" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "dismissed_follow_ups_at" ON "dismissed_follow_ups" USING btree ("dismissed_at");--> statement-breakpoint
CREATE INDEX "follow_up_looks_due" ON "follow_up_looks" USING btree ("next_look_at");--> statement-breakpoint
CREATE INDEX "interviews_user" ON "interviews" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_look" ON "interviews" USING btree ("next_look_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fact_imports_state" ON "fact_imports" USING btree ("name","state");--> statement-breakpoint
CREATE INDEX "offers_user" ON "offers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_application" ON "offers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "reminders_application" ON "reminders" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "reminders_tell" ON "reminders" USING btree ("tell_at");--> statement-breakpoint
CREATE INDEX "jobs_samples" ON "jobs" USING btree ("seen_at") WHERE "jobs"."sample";--> statement-breakpoint
CREATE INDEX "saved_jobs_job" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "jobs_group" ON "jobs" USING btree ("occupation_group","country") WHERE not "jobs"."sample";