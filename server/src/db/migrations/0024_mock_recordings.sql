CREATE TABLE "mock_recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"mock_id" text,
	"answer_id" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"file_key" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mock_recordings" ADD CONSTRAINT "mock_recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_recordings" ADD CONSTRAINT "mock_recordings_mock_id_mocks_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mocks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mock_recordings_user_id" ON "mock_recordings" USING btree ("user_id","mock_id");--> statement-breakpoint
CREATE INDEX "mock_recordings_mock_id" ON "mock_recordings" USING btree ("mock_id");--> statement-breakpoint
CREATE INDEX "mock_recordings_gone_at" ON "mock_recordings" USING btree ("gone_at");