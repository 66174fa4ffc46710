DROP INDEX "delivery_job_due";--> statement-breakpoint
CREATE INDEX "delivery_job_unfinished" ON "delivery_job" USING btree ("due_at") WHERE "delivery_job"."finished_at" is null;