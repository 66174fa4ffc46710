CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 30000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "gift" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"price_stones" integer,
	"price_points" integer,
	"value" bigint NOT NULL,
	"currency" text NOT NULL,
	"stock" integer NOT NULL,
	"low_stock" integer NOT NULL,
	"limit_per_user" integer,
	"section" text,
	"place" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "gift_price" CHECK ("gift"."price_stones" > 0 or "gift"."price_points" > 0),
	CONSTRAINT "gift_stock" CHECK ("gift"."stock" >= 0 and "gift"."low_stock" >= 0),
	CONSTRAINT "gift_place" CHECK (("gift"."section" is null) = ("gift"."place" is null))
);
--> statement-breakpoint
CREATE TABLE "price_change" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"item_id" bigint NOT NULL,
	"price" bigint,
	"price_stones" integer,
	"price_points" integer,
	"reason" text,
	"sys_user_id" bigint,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shelf" (
	"id" integer PRIMARY KEY NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"sys_user_id" bigint NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "shelf_one" CHECK ("shelf"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "stone_package" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"stones" integer NOT NULL,
	"bonus" integer NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"limit_per_user" integer,
	"tag" text,
	"section" text,
	"place" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stone_package_price" CHECK ("stone_package"."price" > 0 and "stone_package"."stones" > 0 and "stone_package"."bonus" >= 0),
	CONSTRAINT "stone_package_place" CHECK (("stone_package"."section" is null) = ("stone_package"."place" is null))
);
--> statement-breakpoint
CREATE TABLE "mall_order" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"number" integer DEFAULT nextval('order_number') NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"channel" text NOT NULL,
	"channel_number" text,
	"platform" text NOT NULL,
	"status" text NOT NULL,
	"has_parcel" boolean DEFAULT false NOT NULL,
	"receiver_name" text,
	"receiver_phone" text,
	"receiver_address" text,
	"carrier" text,
	"tracking_number" text,
	"remark" text DEFAULT '' NOT NULL,
	"closed_reason" text,
	"refund_reason" text,
	"request_id" uuid,
	"ordered_at" timestamp(3) with time zone NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"shipped_at" timestamp(3) with time zone,
	"completed_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"refunded_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mall_order_sums" CHECK ("mall_order"."amount" >= "mall_order"."discount" and "mall_order"."discount" >= 0 and "mall_order"."paid" in (0, "mall_order"."amount" - "mall_order"."discount") and "mall_order"."refunded" between 0 and "mall_order"."paid"),
	CONSTRAINT "mall_order_refund" CHECK (("mall_order"."status" = 'refunded') = ("mall_order"."refunded_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "mall_order_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"number" integer DEFAULT nextval('order_number') NOT NULL,
	"order_id" bigint NOT NULL,
	"type" text NOT NULL,
	"item_id" bigint NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"count" integer NOT NULL,
	"price" bigint NOT NULL,
	"sum" bigint NOT NULL,
	"stones" integer,
	"bonus" integer,
	"value" bigint,
	"value_currency" text,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_ledger" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf" ADD CONSTRAINT "shelf_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_order" ADD CONSTRAINT "mall_order_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_order_item" ADD CONSTRAINT "mall_order_item_order_id_mall_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."mall_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_shelf" ON "gift" USING btree ("section","place");--> statement-breakpoint
CREATE INDEX "price_change_item" ON "price_change" USING btree ("item_id","at","id");--> statement-breakpoint
CREATE INDEX "stone_package_shelf" ON "stone_package" USING btree ("section","place");--> statement-breakpoint
CREATE UNIQUE INDEX "mall_order_number" ON "mall_order" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "mall_order_request" ON "mall_order" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mall_order_channel" ON "mall_order" USING btree ("channel","channel_number");--> statement-breakpoint
CREATE INDEX "mall_order_ordered" ON "mall_order" USING btree ("ordered_at","id");--> statement-breakpoint
CREATE INDEX "mall_order_paid" ON "mall_order" USING btree ("paid_at","id");--> statement-breakpoint
CREATE INDEX "mall_order_status" ON "mall_order" USING btree ("status","ordered_at","id");--> statement-breakpoint
CREATE INDEX "mall_order_user" ON "mall_order" USING btree ("user_id","ordered_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mall_order_item_number" ON "mall_order_item" USING btree ("number");--> statement-breakpoint
CREATE INDEX "mall_order_item_order" ON "mall_order_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mall_order_item_item" ON "mall_order_item" USING btree ("item_id","at");--> statement-breakpoint
CREATE INDEX "mall_order_item_at" ON "mall_order_item" USING btree ("type","at","id");--> statement-breakpoint
CREATE INDEX "user_ledger_order" ON "user_ledger" USING btree ("order_id") WHERE "user_ledger"."order_id" is not null;