CREATE TABLE "job_changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_changes_at" ON "job_changes" USING btree ("changed_at");