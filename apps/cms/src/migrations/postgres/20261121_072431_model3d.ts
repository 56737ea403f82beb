import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "model3d_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_model3d_id" integer;
  ALTER TABLE "products" ADD CONSTRAINT "products_model3d_id_files_id_fk" FOREIGN KEY ("model3d_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_model3d_id_files_id_fk" FOREIGN KEY ("version_model3d_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_model3d_idx" ON "products" USING btree ("model3d_id");
  CREATE INDEX "_products_v_version_version_model3d_idx" ON "_products_v" USING btree ("version_model3d_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP CONSTRAINT "products_model3d_id_files_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_model3d_id_files_id_fk";
  
  DROP INDEX "products_model3d_idx";
  DROP INDEX "_products_v_version_version_model3d_idx";
  ALTER TABLE "products" DROP COLUMN "model3d_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_model3d_id";`)
}
