CREATE TABLE "job_alerts" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"middle" double precision,
	CONSTRAINT "job_alerts_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;