import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "replaced_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder" varchar NOT NULL,
  	"upload" numeric NOT NULL,
  	"size" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "focus_x" numeric;
  ALTER TABLE "media" ADD COLUMN "focus_y" numeric;
  CREATE INDEX "replaced_files_name_idx" ON "replaced_files" USING btree ("name");
  CREATE INDEX "replaced_files_upload_idx" ON "replaced_files" USING btree ("upload");
  CREATE INDEX "replaced_files_updated_at_idx" ON "replaced_files" USING btree ("updated_at");
  CREATE INDEX "replaced_files_created_at_idx" ON "replaced_files" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "replaced_files" CASCADE;
  ALTER TABLE "media" DROP COLUMN "focus_x";
  ALTER TABLE "media" DROP COLUMN "focus_y";`)
}
