CREATE TABLE "resume_revisions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"resume_id" text NOT NULL,
	"version" integer NOT NULL,
	"state_sealed" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "upload_key" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "style" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "revised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "base_id" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "base_version" integer;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "base_sealed" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "job_sealed" text;--> statement-breakpoint
ALTER TABLE "resume_revisions" ADD CONSTRAINT "resume_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_revisions" ADD CONSTRAINT "resume_revisions_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_revisions_resume_id" ON "resume_revisions" USING btree ("resume_id","id");--> statement-breakpoint
CREATE INDEX "resume_revisions_user_id" ON "resume_revisions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_base_id_resumes_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resumes_base_id" ON "resumes" USING btree ("base_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_upload_key" ON "resumes" USING btree ("user_id","upload_key");