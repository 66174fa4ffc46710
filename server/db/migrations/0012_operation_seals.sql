CREATE TABLE "operation_cut" (
	"through" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operation_seal" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"operation_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "operation_seal_operation" UNIQUE("operation_id")
);
--> statement-breakpoint
CREATE TABLE "operation_unsealed" (
	"at" timestamp(3) with time zone NOT NULL,
	"operation_id" bigint NOT NULL,
	CONSTRAINT "operation_unsealed_at_operation_id_pk" PRIMARY KEY("at","operation_id")
);
--> statement-breakpoint
CREATE INDEX "operation_by" ON "operation" USING btree ("sys_user_id","at","id");
--> statement-breakpoint
CREATE INDEX "operation_action" ON "operation" USING btree ("action","at","id");
--> statement-breakpoint
CREATE INDEX "operation_type" ON "operation" USING btree ("target_type","at","id");
--> statement-breakpoint
CREATE INDEX "operation_record" ON "operation" USING btree ("target_id","at","id");
--> statement-breakpoint
CREATE INDEX "operation_name" ON "operation" USING btree ("target_name","at","id");
--> statement-breakpoint
CREATE INDEX "operation_ip" ON "operation" USING btree ("ip","at","id");
--> statement-breakpoint
CREATE FUNCTION operation_is_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO operation_unsealed (at, operation_id) VALUES (NEW.at, NEW.id) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION operation_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE FUNCTION operation_is_cut() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE place bigint;
BEGIN
	IF TG_TABLE_NAME = 'operation' THEN
		SELECT seq INTO place FROM operation_seal WHERE operation_id = OLD.id;
	ELSE
		place := OLD.seq;
	END IF;
	IF place <= (SELECT max(through) FROM operation_cut) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only: DELETE of what is not cut off refused', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE FUNCTION operation_cut_is_true() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM operation_seal WHERE seq = NEW.through AND hash = NEW.hash) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'operation_cut names no seal of the chain' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER operation_is_new AFTER INSERT ON operation FOR EACH ROW EXECUTE FUNCTION operation_is_new();
--> statement-breakpoint
CREATE TRIGGER operation_stays BEFORE UPDATE ON operation FOR EACH ROW EXECUTE FUNCTION operation_stays();
--> statement-breakpoint
CREATE TRIGGER operation_is_cut BEFORE DELETE ON operation FOR EACH ROW EXECUTE FUNCTION operation_is_cut();
--> statement-breakpoint
CREATE TRIGGER operation_is_not_emptied BEFORE TRUNCATE ON operation EXECUTE FUNCTION operation_stays();
--> statement-breakpoint
CREATE TRIGGER operation_seal_stays BEFORE UPDATE ON operation_seal FOR EACH ROW EXECUTE FUNCTION operation_stays();
--> statement-breakpoint
CREATE TRIGGER operation_seal_is_cut BEFORE DELETE ON operation_seal FOR EACH ROW EXECUTE FUNCTION operation_is_cut();
--> statement-breakpoint
CREATE TRIGGER operation_seal_is_not_emptied BEFORE TRUNCATE ON operation_seal EXECUTE FUNCTION operation_stays();
--> statement-breakpoint
CREATE TRIGGER operation_cut_is_true BEFORE INSERT ON operation_cut FOR EACH ROW EXECUTE FUNCTION operation_cut_is_true();
--> statement-breakpoint
CREATE TRIGGER operation_cut_stays BEFORE UPDATE OR DELETE ON operation_cut FOR EACH ROW EXECUTE FUNCTION operation_stays();
--> statement-breakpoint
CREATE TRIGGER operation_cut_is_not_emptied BEFORE TRUNCATE ON operation_cut EXECUTE FUNCTION operation_stays();
--> statement-breakpoint
INSERT INTO operation_unsealed (at, operation_id) SELECT at, id FROM operation;
--> statement-breakpoint
DROP INDEX "operation_target";
--> statement-breakpoint
DROP INDEX "operation_admin";