ALTER TABLE "delivery" ADD COLUMN "user_number" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- For servers of before, which write no number.
CREATE FUNCTION delivery_is_to_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT number INTO STRICT NEW.user_number FROM app_user WHERE id = NEW.user_id;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER delivery_is_to_user BEFORE INSERT ON "delivery"
FOR EACH ROW WHEN (NEW.user_number = 0) EXECUTE FUNCTION delivery_is_to_user();
--> statement-breakpoint
UPDATE "delivery" SET user_number = number FROM app_user WHERE app_user.id = user_id;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "delivery_by_number" ON "delivery" USING btree ("job_id","user_number","id","state","sent_at","opened_at");
