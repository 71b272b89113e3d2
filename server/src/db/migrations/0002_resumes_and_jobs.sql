CREATE TABLE "llm_usage" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "llm_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
