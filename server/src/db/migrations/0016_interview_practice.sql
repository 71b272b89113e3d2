CREATE TABLE "asked_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"interview_id" text,
	"content_sealed" text NOT NULL,
	"asked_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mock_answers" (
	"mock_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"place" integer NOT NULL,
	"part" text NOT NULL,
	"total" integer,
	"content_sealed" text NOT NULL,
	"advice_sealed" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mock_answers_mock_id_id_pk" PRIMARY KEY("mock_id","id")
);
--> statement-breakpoint
CREATE TABLE "mocks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"interview_id" text,
	"offer_id" text,
	"level" text,
	"kind" text,
	"language" text NOT NULL,
	"minutes" integer NOT NULL,
	"spoken" boolean NOT NULL,
	"state" text NOT NULL,
	"asked" integer NOT NULL,
	"content_sealed" text NOT NULL,
	"draft_sealed" text,
	"turn" integer DEFAULT 0 NOT NULL,
	"part" text DEFAULT 'answer' NOT NULL,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "own_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"content_sealed" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "question_marks" (
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"favourite" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone,
	"stability" double precision,
	"difficulty" double precision,
	"practised" integer,
	"lapses" integer,
	"last_at" timestamp with time zone,
	"last_total" integer,
	CONSTRAINT "question_marks_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_answers" ADD CONSTRAINT "mock_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_answers" ADD CONSTRAINT "mock_answers_mock_id_mocks_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mocks" ADD CONSTRAINT "mocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mocks" ADD CONSTRAINT "mocks_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_questions" ADD CONSTRAINT "own_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_marks" ADD CONSTRAINT "question_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_questions_user_id" ON "asked_questions" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE INDEX "asked_questions_interview_id" ON "asked_questions" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "mock_answers_user_id" ON "mock_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mocks_user_id" ON "mocks" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "mocks_interview_id" ON "mocks" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "mocks_deleted_at" ON "mocks" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "own_questions_user_id" ON "own_questions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "own_questions_deleted_at" ON "own_questions" USING btree ("deleted_at");