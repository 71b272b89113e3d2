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
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "towns" text[];--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "notes_sealed" text;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_stages" ADD CONSTRAINT "application_stages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_plans" ADD CONSTRAINT "action_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_choices" ADD CONSTRAINT "career_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_user" ON "application_events" USING btree ("user_id","application_id");--> statement-breakpoint
CREATE INDEX "applications_user" ON "applications" USING btree ("user_id","stage");--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "applications_deleted" ON "applications" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "action_plans_user" ON "action_plans" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "action_plans_step" ON "action_plans" USING btree ("user_id","from_role_id","to_role_id") WHERE "action_plans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "action_plans_deleted" ON "action_plans" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "saved_jobs_job" ON "saved_jobs" USING btree ("job_id");