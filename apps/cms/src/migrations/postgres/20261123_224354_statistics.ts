import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "statistic_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"dimension" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"value" varchar,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "statistic_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE UNIQUE INDEX "dimension_day_value_idx" ON "statistic_counts" USING btree ("dimension","day","value");
  CREATE UNIQUE INDEX "statistic_batches_batch_idx" ON "statistic_batches" USING btree ("batch");
  CREATE INDEX "statistic_batches_received_at_idx" ON "statistic_batches" USING btree ("received_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "statistic_counts" CASCADE;
  DROP TABLE "statistic_batches" CASCADE;`)
}
