CREATE TABLE "apply_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"search_id" text NOT NULL,
	"resume_id" text,
	"content_sealed" text NOT NULL,
	"paused" boolean NOT NULL,
	"snoozed_until" timestamp with time zone,
	"looked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"rule_id" text,
	"job_id" text NOT NULL,
	"status" text NOT NULL,
	"match" integer,
	"risks" text[] DEFAULT '{}' NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"job_sealed" text NOT NULL,
	"content_sealed" text,
	"letter_id" text,
	"resume_id" text,
	"application_id" text,
	"snoozed_until" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "apply_rules" ADD CONSTRAINT "apply_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apply_rules" ADD CONSTRAINT "apply_rules_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_rule_id_apply_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."apply_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "apply_rules_user" ON "apply_rules" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "apply_rules_looked" ON "apply_rules" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "apply_rules_resume" ON "apply_rules" USING btree ("resume_id");--> statement-breakpoint
CREATE UNIQUE INDEX "packages_once" ON "packages" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "packages_status" ON "packages" USING btree ("user_id","status","id");--> statement-breakpoint
CREATE INDEX "packages_waiting" ON "packages" USING btree ("status","approved_at");--> statement-breakpoint
CREATE INDEX "packages_rule" ON "packages" USING btree ("rule_id","created_at");--> statement-breakpoint
CREATE INDEX "packages_letter" ON "packages" USING btree ("letter_id");--> statement-breakpoint
CREATE INDEX "packages_resume" ON "packages" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "packages_application" ON "packages" USING btree ("application_id");