ALTER TABLE "saved_jobs" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "notes_sealed" text;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_jobs_job" ON "saved_jobs" USING btree ("job_id");