import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_enquiries_state" AS ENUM('new', 'in-progress', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('order', 'contact', 'footer');
  CREATE TYPE "public"."country" AS ENUM('AF', 'AX', 'AL', 'DZ', 'AS', 'AD', 'AO', 'AI', 'AQ', 'AG', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BY', 'BE', 'BZ', 'BJ', 'BM', 'BT', 'BO', 'BA', 'BW', 'BV', 'BR', 'IO', 'VG', 'BN', 'BG', 'BF', 'BI', 'KH', 'CM', 'CA', 'CV', 'BQ', 'KY', 'CF', 'TD', 'CL', 'CN', 'CX', 'CC', 'CO', 'KM', 'CK', 'CR', 'HR', 'CU', 'CW', 'CY', 'CZ', 'DK', 'DJ', 'DM', 'DO', 'CD', 'EC', 'EG', 'SV', 'GQ', 'ER', 'EE', 'SZ', 'ET', 'FK', 'FO', 'FJ', 'FI', 'FR', 'GF', 'PF', 'TF', 'GA', 'GM', 'GE', 'DE', 'GH', 'GI', 'GR', 'GL', 'GD', 'GP', 'GU', 'GT', 'GG', 'GN', 'GW', 'GY', 'HT', 'HM', 'HN', 'HK', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IM', 'IL', 'IT', 'CI', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KI', 'XK', 'KW', 'KG', 'LA', 'LV', 'LB', 'LS', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MG', 'MW', 'MY', 'MV', 'ML', 'MT', 'MH', 'MQ', 'MR', 'MU', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MA', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NL', 'NC', 'NZ', 'NI', 'NE', 'NG', 'NU', 'NF', 'KP', 'MK', 'MP', 'NO', 'OM', 'PK', 'PW', 'PS', 'PA', 'PG', 'PY', 'PE', 'PH', 'PN', 'PL', 'PT', 'PR', 'QA', 'CG', 'RE', 'RO', 'RU', 'RW', 'BL', 'SH', 'KN', 'LC', 'MF', 'PM', 'VC', 'WS', 'SM', 'ST', 'SA', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SK', 'SI', 'SB', 'SO', 'ZA', 'GS', 'KR', 'SS', 'ES', 'LK', 'SD', 'SR', 'SJ', 'SE', 'CH', 'SY', 'TW', 'TJ', 'TZ', 'TH', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TR', 'TM', 'TC', 'TV', 'UG', 'UA', 'AE', 'GB', 'US', 'UM', 'VI', 'UY', 'UZ', 'VU', 'VA', 'VE', 'VN', 'WF', 'EH', 'YE', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_answer_templates_language" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('operator', 'receipt', 'answer', 'webhook');
  CREATE TYPE "public"."enum_messages_state" AS ENUM('waiting', 'sending', 'handing-over', 'sent', 'failed', 'dropped');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_category_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__category_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__category_sections_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_parameters_group" AS ENUM('capacity', 'tooling', 'drive', 'utilities', 'dimensions', 'control');
  CREATE TYPE "public"."enum_parameters_kind" AS ENUM('number', 'range', 'text', 'boolean');
  CREATE TYPE "public"."enum_turnkeys_profile_type" AS ENUM('pvc', 'aluminium', 'pvc-aluminium');
  CREATE TYPE "public"."enum_turnkeys_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__turnkeys_v_version_profile_type" AS ENUM('pvc', 'aluminium', 'pvc-aluminium');
  CREATE TYPE "public"."enum__turnkeys_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__turnkeys_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_turnkey_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__turnkey_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__turnkey_sections_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_posts_kind" AS ENUM('article', 'event');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_kind" AS ENUM('article', 'event');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_reviews_original_language" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_original_language" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_slides_slider" AS ENUM('home-page-header', 'header-category', 'header-turnkey', 'about-us-slider', 'service-slider');
  CREATE TYPE "public"."enum_slides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__slides_v_version_slider" AS ENUM('home-page-header', 'header-category', 'header-turnkey', 'about-us-slider', 'service-slider');
  CREATE TYPE "public"."enum__slides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__slides_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_advantages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advantages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advantages_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_about_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_sections_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_certificates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__certificates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__certificates_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_dealers_languages" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_dealers_continent" AS ENUM('africa', 'asia', 'europe', 'north-america', 'oceania', 'south-america');
  CREATE TYPE "public"."enum_dealers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_version_languages" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum__dealers_v_version_continent" AS ENUM('africa', 'asia', 'europe', 'north-america', 'oceania', 'south-america');
  CREATE TYPE "public"."enum__dealers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_seo_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seo_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seo_pages_v_published_locale" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "public"."enum_redirects_made_by" AS ENUM('hand', 'slug', 'import');
  CREATE TYPE "public"."enum_searches_without_results_language" AS ENUM('en', 'ru', 'ar', 'bg', 'cn', 'de', 'es', 'fr', 'ir', 'it', 'kn', 'nl', 'pl', 'pt', 'ro', 'sr', 'tr', 'vn');
  CREATE TYPE "public"."enum_searches_without_results_kind" AS ENUM('all', 'products', 'posts', 'turnkeys');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'operator');
  CREATE TYPE "public"."enum_enquiry_events_kind" AS ENUM('note', 'state', 'assignee');
  CREATE TYPE "public"."enum_company_socials_kind" AS ENUM('facebook', 'youtube', 'twitter', 'instagram', 'linkedin', 'whatsapp');
  CREATE TABLE "enquiries" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"state" "enum_enquiries_state" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"kind" "enum_enquiries_kind" NOT NULL,
  	"full_name" varchar NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"company_name" varchar,
  	"country" varchar,
  	"country_code" "country",
  	"message" varchar,
  	"product_list" varchar,
  	"language" "enum_enquiries_language",
  	"action_location" varchar,
  	"spam_signs" varchar,
  	"first_answered_at" timestamp(3) with time zone,
  	"basket" jsonb,
  	"files" jsonb,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"language" "enum_answer_templates_language" NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_id" varchar NOT NULL,
  	"kind" "enum_messages_kind" NOT NULL,
  	"message_id" varchar NOT NULL,
  	"to" varchar,
  	"subject" varchar,
  	"body" varchar,
  	"author_id" integer,
  	"state" "enum_messages_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone NOT NULL,
  	"leased_until" timestamp(3) with time zone,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"parameter_id" integer,
  	"number" numeric,
  	"max" numeric,
  	"yes" boolean,
  	"highlight" boolean
  );
  
  CREATE TABLE "products_specifications_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_features_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"model" varchar,
  	"slug" varchar,
  	"position" numeric DEFAULT 0,
  	"category_id" integer,
  	"picture_id" integer,
  	"video_poster_id" integer,
  	"model3d_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar,
  	"subtitle" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"video_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "_products_v_version_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"parameter_id" integer,
  	"number" numeric,
  	"max" numeric,
  	"yes" boolean,
  	"highlight" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_specifications_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_features_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_model" varchar,
  	"version_slug" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_category_id" integer,
  	"version_picture_id" integer,
  	"version_video_poster_id" integer,
  	"version_model3d_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_name" varchar,
  	"version_subtitle" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_video_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric DEFAULT 0,
  	"show_in_menu" boolean DEFAULT true,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_show_in_menu" boolean DEFAULT true,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "category_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"position" numeric DEFAULT 0,
  	"show_on_homepage" boolean DEFAULT false,
  	"picture_id" integer,
  	"video_preview_id" integer,
  	"video_poster_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_category_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "category_sections_locales" (
  	"name" varchar,
  	"description" varchar,
  	"video_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "category_sections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "_category_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_show_on_homepage" boolean DEFAULT false,
  	"version_picture_id" integer,
  	"version_video_preview_id" integer,
  	"version_video_poster_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__category_sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__category_sections_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_category_sections_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_video_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_category_sections_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "parameters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"group" "enum_parameters_group",
  	"kind" "enum_parameters_kind" DEFAULT 'number' NOT NULL,
  	"unit" varchar,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "parameters_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "turnkeys_advantages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "turnkeys_advantages_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "turnkeys_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"count" numeric DEFAULT 1
  );
  
  CREATE TABLE "turnkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric DEFAULT 0,
  	"country" "country",
  	"profile_type" "enum_turnkeys_profile_type",
  	"capacity" numeric,
  	"workers" numeric,
  	"picture_id" integer,
  	"video_poster_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_turnkeys_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "turnkeys_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"video_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "turnkeys_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer
  );
  
  CREATE TABLE "_turnkeys_v_version_advantages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_turnkeys_v_version_advantages_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_turnkeys_v_version_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"count" numeric DEFAULT 1,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_turnkeys_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_country" "country",
  	"version_profile_type" "enum__turnkeys_v_version_profile_type",
  	"version_capacity" numeric,
  	"version_workers" numeric,
  	"version_picture_id" integer,
  	"version_video_poster_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__turnkeys_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__turnkeys_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_turnkeys_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_video_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_turnkeys_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer
  );
  
  CREATE TABLE "turnkey_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 0,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_turnkey_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "turnkey_sections_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "turnkey_sections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"turnkeys_id" integer
  );
  
  CREATE TABLE "_turnkey_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__turnkey_sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__turnkey_sections_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_turnkey_sections_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_turnkey_sections_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"turnkeys_id" integer
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"kind" "enum_posts_kind" DEFAULT 'article',
  	"published_at" timestamp(3) with time zone,
  	"event_starts_on" timestamp(3) with time zone,
  	"event_ends_on" timestamp(3) with time zone,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"event_place" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_kind" "enum__posts_v_version_kind" DEFAULT 'article',
  	"version_published_at" timestamp(3) with time zone,
  	"version_event_starts_on" timestamp(3) with time zone,
  	"version_event_ends_on" timestamp(3) with time zone,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_event_place" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"author" varchar,
  	"company" varchar,
  	"country" "country",
  	"date" timestamp(3) with time zone,
  	"original_language" "enum_reviews_original_language" DEFAULT 'en',
  	"photo_id" integer,
  	"video_poster_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reviews_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reviews_locales" (
  	"role" varchar,
  	"text" varchar,
  	"video_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reviews_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_author" varchar,
  	"version_company" varchar,
  	"version_country" "country",
  	"version_date" timestamp(3) with time zone,
  	"version_original_language" "enum__reviews_v_version_original_language" DEFAULT 'en',
  	"version_photo_id" integer,
  	"version_video_poster_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reviews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reviews_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_reviews_v_locales" (
  	"version_role" varchar,
  	"version_text" varchar,
  	"version_video_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reviews_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_questions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__questions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__questions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_questions_v_locales" (
  	"version_question" varchar,
  	"version_answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slider" "enum_slides_slider",
  	"position" numeric DEFAULT 0,
  	"link" varchar,
  	"picture_id" integer,
  	"video_poster_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_slides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "slides_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"video_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "slides_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_slides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slider" "enum__slides_v_version_slider",
  	"version_position" numeric DEFAULT 0,
  	"version_link" varchar,
  	"version_picture_id" integer,
  	"version_video_poster_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__slides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__slides_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_slides_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_link_text" varchar,
  	"version_video_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_slides_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 0,
  	"icon" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_icon" varchar,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_title" varchar,
  	"version_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "advantages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 0,
  	"icon" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_advantages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "advantages_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_advantages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_icon" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__advantages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__advantages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_advantages_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_sections_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "about_sections_facts_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 0,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_about_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "about_sections_locales" (
  	"title" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_sections_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_sections_v_version_facts_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__about_sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_sections_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_about_sections_v_locales" (
  	"version_title" varchar,
  	"version_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 0,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_certificates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "certificates_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_certificates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__certificates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__certificates_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_certificates_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealers_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_dealers_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "dealers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"continent" "enum_dealers_continent",
  	"country" "country",
  	"city" varchar,
  	"address" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"website" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_dealers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_dealers_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__dealers_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_dealers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_continent" "enum__dealers_v_version_continent",
  	"version_country" "country",
  	"version_city" varchar,
  	"version_address" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_website" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__dealers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dealers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "seo_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_seo_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "seo_pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"keywords" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_seo_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__seo_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__seo_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_seo_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_keywords" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"external" boolean DEFAULT false,
  	"made_by" "enum_redirects_made_by" DEFAULT 'hand',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "structured_data" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "structured_data_locales" (
  	"json" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "not_found_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "searches_without_results" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"language" "enum_searches_without_results_language" NOT NULL,
  	"kind" "enum_searches_without_results_kind" NOT NULL,
  	"count" numeric NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"prefix" varchar DEFAULT 'media',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif320_url" varchar,
  	"sizes_avif320_width" numeric,
  	"sizes_avif320_height" numeric,
  	"sizes_avif320_mime_type" varchar,
  	"sizes_avif320_filesize" numeric,
  	"sizes_avif320_filename" varchar,
  	"sizes_avif640_url" varchar,
  	"sizes_avif640_width" numeric,
  	"sizes_avif640_height" numeric,
  	"sizes_avif640_mime_type" varchar,
  	"sizes_avif640_filesize" numeric,
  	"sizes_avif640_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_avif1280_url" varchar,
  	"sizes_avif1280_width" numeric,
  	"sizes_avif1280_height" numeric,
  	"sizes_avif1280_mime_type" varchar,
  	"sizes_avif1280_filesize" numeric,
  	"sizes_avif1280_filename" varchar,
  	"sizes_avif1920_url" varchar,
  	"sizes_avif1920_width" numeric,
  	"sizes_avif1920_height" numeric,
  	"sizes_avif1920_mime_type" varchar,
  	"sizes_avif1920_filesize" numeric,
  	"sizes_avif1920_filename" varchar,
  	"sizes_webp320_url" varchar,
  	"sizes_webp320_width" numeric,
  	"sizes_webp320_height" numeric,
  	"sizes_webp320_mime_type" varchar,
  	"sizes_webp320_filesize" numeric,
  	"sizes_webp320_filename" varchar,
  	"sizes_webp640_url" varchar,
  	"sizes_webp640_width" numeric,
  	"sizes_webp640_height" numeric,
  	"sizes_webp640_mime_type" varchar,
  	"sizes_webp640_filesize" numeric,
  	"sizes_webp640_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_webp1280_url" varchar,
  	"sizes_webp1280_width" numeric,
  	"sizes_webp1280_height" numeric,
  	"sizes_webp1280_mime_type" varchar,
  	"sizes_webp1280_filesize" numeric,
  	"sizes_webp1280_filename" varchar,
  	"sizes_webp1920_url" varchar,
  	"sizes_webp1920_width" numeric,
  	"sizes_webp1920_height" numeric,
  	"sizes_webp1920_mime_type" varchar,
  	"sizes_webp1920_filesize" numeric,
  	"sizes_webp1920_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"prefix" varchar DEFAULT 'files',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "revisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"scope" varchar NOT NULL,
  	"number" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "enquiry_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enquiry_id" varchar NOT NULL,
  	"kind" "enum_enquiry_events_kind" NOT NULL,
  	"author_id" integer,
  	"text" varchar,
  	"before" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enquiry_counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"last" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"enquiries_id" varchar,
  	"answer_templates_id" integer,
  	"products_id" integer,
  	"categories_id" integer,
  	"category_sections_id" integer,
  	"parameters_id" integer,
  	"turnkeys_id" integer,
  	"turnkey_sections_id" integer,
  	"posts_id" integer,
  	"reviews_id" integer,
  	"questions_id" integer,
  	"slides_id" integer,
  	"services_id" integer,
  	"advantages_id" integer,
  	"about_sections_id" integer,
  	"certificates_id" integer,
  	"dealers_id" integer,
  	"seo_pages_id" integer,
  	"redirects_id" integer,
  	"structured_data_id" integer,
  	"media_id" integer,
  	"files_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "company_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_company_socials_kind" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "company" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"legal_name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"fax" varchar,
  	"email" varchar NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_locales" (
  	"address" varchar,
  	"hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "company_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_files_locales" (
  	"catalogue_id" integer,
  	"privacy_policy_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_specifications" ADD CONSTRAINT "products_specifications_parameter_id_parameters_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_specifications" ADD CONSTRAINT "products_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_specifications_locales" ADD CONSTRAINT "products_specifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_features" ADD CONSTRAINT "products_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_features_locales" ADD CONSTRAINT "products_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_faq" ADD CONSTRAINT "products_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_faq_locales" ADD CONSTRAINT "products_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_model3d_id_files_id_fk" FOREIGN KEY ("model3d_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_specifications" ADD CONSTRAINT "_products_v_version_specifications_parameter_id_parameters_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_specifications" ADD CONSTRAINT "_products_v_version_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_specifications_locales" ADD CONSTRAINT "_products_v_version_specifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_features" ADD CONSTRAINT "_products_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_features_locales" ADD CONSTRAINT "_products_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_faq" ADD CONSTRAINT "_products_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_faq_locales" ADD CONSTRAINT "_products_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_model3d_id_files_id_fk" FOREIGN KEY ("version_model3d_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "category_sections" ADD CONSTRAINT "category_sections_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_sections" ADD CONSTRAINT "category_sections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_sections" ADD CONSTRAINT "category_sections_video_preview_id_media_id_fk" FOREIGN KEY ("video_preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_sections" ADD CONSTRAINT "category_sections_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_sections_locales" ADD CONSTRAINT "category_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."category_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "category_sections_rels" ADD CONSTRAINT "category_sections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "category_sections_rels" ADD CONSTRAINT "category_sections_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "category_sections_rels" ADD CONSTRAINT "category_sections_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_category_sections_v" ADD CONSTRAINT "_category_sections_v_parent_id_category_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_sections_v" ADD CONSTRAINT "_category_sections_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_sections_v" ADD CONSTRAINT "_category_sections_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_sections_v" ADD CONSTRAINT "_category_sections_v_version_video_preview_id_media_id_fk" FOREIGN KEY ("version_video_preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_sections_v" ADD CONSTRAINT "_category_sections_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_sections_v_locales" ADD CONSTRAINT "_category_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_category_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_category_sections_v_rels" ADD CONSTRAINT "_category_sections_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_category_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_category_sections_v_rels" ADD CONSTRAINT "_category_sections_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_category_sections_v_rels" ADD CONSTRAINT "_category_sections_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "parameters_locales" ADD CONSTRAINT "parameters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."parameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turnkeys_advantages" ADD CONSTRAINT "turnkeys_advantages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."turnkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turnkeys_advantages_locales" ADD CONSTRAINT "turnkeys_advantages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."turnkeys_advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turnkeys_products" ADD CONSTRAINT "turnkeys_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "turnkeys_products" ADD CONSTRAINT "turnkeys_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."turnkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turnkeys" ADD CONSTRAINT "turnkeys_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "turnkeys" ADD CONSTRAINT "turnkeys_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "turnkeys_locales" ADD CONSTRAINT "turnkeys_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."turnkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turnkeys_rels" ADD CONSTRAINT "turnkeys_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."turnkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turnkeys_rels" ADD CONSTRAINT "turnkeys_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turnkeys_rels" ADD CONSTRAINT "turnkeys_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_turnkeys_v_version_advantages" ADD CONSTRAINT "_turnkeys_v_version_advantages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_turnkeys_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_turnkeys_v_version_advantages_locales" ADD CONSTRAINT "_turnkeys_v_version_advantages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_turnkeys_v_version_advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_turnkeys_v_version_products" ADD CONSTRAINT "_turnkeys_v_version_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_turnkeys_v_version_products" ADD CONSTRAINT "_turnkeys_v_version_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_turnkeys_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_turnkeys_v" ADD CONSTRAINT "_turnkeys_v_parent_id_turnkeys_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."turnkeys"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_turnkeys_v" ADD CONSTRAINT "_turnkeys_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_turnkeys_v" ADD CONSTRAINT "_turnkeys_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_turnkeys_v_locales" ADD CONSTRAINT "_turnkeys_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_turnkeys_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_turnkeys_v_rels" ADD CONSTRAINT "_turnkeys_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_turnkeys_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_turnkeys_v_rels" ADD CONSTRAINT "_turnkeys_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_turnkeys_v_rels" ADD CONSTRAINT "_turnkeys_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turnkey_sections" ADD CONSTRAINT "turnkey_sections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "turnkey_sections_locales" ADD CONSTRAINT "turnkey_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."turnkey_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turnkey_sections_rels" ADD CONSTRAINT "turnkey_sections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."turnkey_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turnkey_sections_rels" ADD CONSTRAINT "turnkey_sections_rels_turnkeys_fk" FOREIGN KEY ("turnkeys_id") REFERENCES "public"."turnkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_turnkey_sections_v" ADD CONSTRAINT "_turnkey_sections_v_parent_id_turnkey_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."turnkey_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_turnkey_sections_v" ADD CONSTRAINT "_turnkey_sections_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_turnkey_sections_v_locales" ADD CONSTRAINT "_turnkey_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_turnkey_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_turnkey_sections_v_rels" ADD CONSTRAINT "_turnkey_sections_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_turnkey_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_turnkey_sections_v_rels" ADD CONSTRAINT "_turnkey_sections_v_rels_turnkeys_fk" FOREIGN KEY ("turnkeys_id") REFERENCES "public"."turnkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_locales" ADD CONSTRAINT "reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v_locales" ADD CONSTRAINT "_reviews_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_locales" ADD CONSTRAINT "questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v" ADD CONSTRAINT "_questions_v_parent_id_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_v_locales" ADD CONSTRAINT "_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides_locales" ADD CONSTRAINT "slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "slides_rels" ADD CONSTRAINT "slides_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "slides_rels" ADD CONSTRAINT "slides_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_parent_id_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v_locales" ADD CONSTRAINT "_slides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_slides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_slides_v_rels" ADD CONSTRAINT "_slides_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_slides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_slides_v_rels" ADD CONSTRAINT "_slides_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advantages_locales" ADD CONSTRAINT "advantages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advantages_v" ADD CONSTRAINT "_advantages_v_parent_id_advantages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."advantages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_advantages_v_locales" ADD CONSTRAINT "_advantages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advantages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_sections_facts" ADD CONSTRAINT "about_sections_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_sections_facts_locales" ADD CONSTRAINT "about_sections_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_sections_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_sections" ADD CONSTRAINT "about_sections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_sections_locales" ADD CONSTRAINT "about_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_sections_v_version_facts" ADD CONSTRAINT "_about_sections_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_sections_v_version_facts_locales" ADD CONSTRAINT "_about_sections_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_sections_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_sections_v" ADD CONSTRAINT "_about_sections_v_parent_id_about_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_sections_v" ADD CONSTRAINT "_about_sections_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_sections_v_locales" ADD CONSTRAINT "_about_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates_locales" ADD CONSTRAINT "certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_parent_id_certificates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v_locales" ADD CONSTRAINT "_certificates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_certificates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_languages" ADD CONSTRAINT "dealers_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_languages" ADD CONSTRAINT "_dealers_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_parent_id_dealers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seo_pages" ADD CONSTRAINT "seo_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seo_pages_locales" ADD CONSTRAINT "seo_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seo_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seo_pages_v" ADD CONSTRAINT "_seo_pages_v_parent_id_seo_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seo_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seo_pages_v" ADD CONSTRAINT "_seo_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seo_pages_v_locales" ADD CONSTRAINT "_seo_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seo_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "structured_data_locales" ADD CONSTRAINT "structured_data_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."structured_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_category_sections_fk" FOREIGN KEY ("category_sections_id") REFERENCES "public"."category_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parameters_fk" FOREIGN KEY ("parameters_id") REFERENCES "public"."parameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_turnkeys_fk" FOREIGN KEY ("turnkeys_id") REFERENCES "public"."turnkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_turnkey_sections_fk" FOREIGN KEY ("turnkey_sections_id") REFERENCES "public"."turnkey_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slides_fk" FOREIGN KEY ("slides_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advantages_fk" FOREIGN KEY ("advantages_id") REFERENCES "public"."advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_about_sections_fk" FOREIGN KEY ("about_sections_id") REFERENCES "public"."about_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealers_fk" FOREIGN KEY ("dealers_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seo_pages_fk" FOREIGN KEY ("seo_pages_id") REFERENCES "public"."seo_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_structured_data_fk" FOREIGN KEY ("structured_data_id") REFERENCES "public"."structured_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_socials" ADD CONSTRAINT "company_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_locales" ADD CONSTRAINT "company_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_files_locales" ADD CONSTRAINT "company_files_locales_catalogue_id_files_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_files_locales" ADD CONSTRAINT "company_files_locales_privacy_policy_id_files_id_fk" FOREIGN KEY ("privacy_policy_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_files_locales" ADD CONSTRAINT "company_files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "enquiries_number_idx" ON "enquiries" USING btree ("number");
  CREATE INDEX "enquiries_state_idx" ON "enquiries" USING btree ("state");
  CREATE INDEX "enquiries_assignee_idx" ON "enquiries" USING btree ("assignee_id");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "answer_templates_language_idx" ON "answer_templates" USING btree ("language");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE INDEX "messages_enquiry_idx" ON "messages" USING btree ("enquiry_id");
  CREATE UNIQUE INDEX "messages_message_id_idx" ON "messages" USING btree ("message_id");
  CREATE INDEX "messages_to_idx" ON "messages" USING btree ("to");
  CREATE INDEX "messages_author_idx" ON "messages" USING btree ("author_id");
  CREATE INDEX "messages_state_idx" ON "messages" USING btree ("state");
  CREATE INDEX "messages_next_at_idx" ON "messages" USING btree ("next_at");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "products_specifications_order_idx" ON "products_specifications" USING btree ("_order");
  CREATE INDEX "products_specifications_parent_id_idx" ON "products_specifications" USING btree ("_parent_id");
  CREATE INDEX "products_specifications_parameter_idx" ON "products_specifications" USING btree ("parameter_id");
  CREATE UNIQUE INDEX "products_specifications_locales_locale_parent_id_unique" ON "products_specifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_features_order_idx" ON "products_features" USING btree ("_order");
  CREATE INDEX "products_features_parent_id_idx" ON "products_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_features_locales_locale_parent_id_unique" ON "products_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_faq_order_idx" ON "products_faq" USING btree ("_order");
  CREATE INDEX "products_faq_parent_id_idx" ON "products_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_faq_locales_locale_parent_id_unique" ON "products_faq_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_position_idx" ON "products" USING btree ("position");
  CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id");
  CREATE INDEX "products_picture_idx" ON "products" USING btree ("picture_id");
  CREATE INDEX "products_video_video_poster_idx" ON "products" USING btree ("video_poster_id");
  CREATE INDEX "products_model3d_idx" ON "products" USING btree ("model3d_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_name_idx" ON "products_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_files_id_idx" ON "products_rels" USING btree ("files_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_version_specifications_order_idx" ON "_products_v_version_specifications" USING btree ("_order");
  CREATE INDEX "_products_v_version_specifications_parent_id_idx" ON "_products_v_version_specifications" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_specifications_parameter_idx" ON "_products_v_version_specifications" USING btree ("parameter_id");
  CREATE UNIQUE INDEX "_products_v_version_specifications_locales_locale_parent_id_" ON "_products_v_version_specifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_features_order_idx" ON "_products_v_version_features" USING btree ("_order");
  CREATE INDEX "_products_v_version_features_parent_id_idx" ON "_products_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_features_locales_locale_parent_id_unique" ON "_products_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_faq_order_idx" ON "_products_v_version_faq" USING btree ("_order");
  CREATE INDEX "_products_v_version_faq_parent_id_idx" ON "_products_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_faq_locales_locale_parent_id_unique" ON "_products_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_position_idx" ON "_products_v" USING btree ("version_position");
  CREATE INDEX "_products_v_version_version_category_idx" ON "_products_v" USING btree ("version_category_id");
  CREATE INDEX "_products_v_version_version_picture_idx" ON "_products_v" USING btree ("version_picture_id");
  CREATE INDEX "_products_v_version_video_version_video_poster_idx" ON "_products_v" USING btree ("version_video_poster_id");
  CREATE INDEX "_products_v_version_version_model3d_idx" ON "_products_v" USING btree ("version_model3d_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_version_version_name_idx" ON "_products_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_files_id_idx" ON "_products_v_rels" USING btree ("files_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_position_idx" ON "categories" USING btree ("position");
  CREATE INDEX "categories_picture_idx" ON "categories" USING btree ("picture_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE INDEX "categories_name_idx" ON "categories_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v" USING btree ("version_slug");
  CREATE INDEX "_categories_v_version_version_position_idx" ON "_categories_v" USING btree ("version_position");
  CREATE INDEX "_categories_v_version_version_picture_idx" ON "_categories_v" USING btree ("version_picture_id");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "_categories_v_version_version_name_idx" ON "_categories_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "category_sections_category_idx" ON "category_sections" USING btree ("category_id");
  CREATE INDEX "category_sections_position_idx" ON "category_sections" USING btree ("position");
  CREATE INDEX "category_sections_picture_idx" ON "category_sections" USING btree ("picture_id");
  CREATE INDEX "category_sections_video_preview_idx" ON "category_sections" USING btree ("video_preview_id");
  CREATE INDEX "category_sections_video_video_poster_idx" ON "category_sections" USING btree ("video_poster_id");
  CREATE INDEX "category_sections_updated_at_idx" ON "category_sections" USING btree ("updated_at");
  CREATE INDEX "category_sections_created_at_idx" ON "category_sections" USING btree ("created_at");
  CREATE INDEX "category_sections__status_idx" ON "category_sections" USING btree ("_status");
  CREATE INDEX "category_sections_name_idx" ON "category_sections_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "category_sections_locales_locale_parent_id_unique" ON "category_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "category_sections_rels_order_idx" ON "category_sections_rels" USING btree ("order");
  CREATE INDEX "category_sections_rels_parent_idx" ON "category_sections_rels" USING btree ("parent_id");
  CREATE INDEX "category_sections_rels_path_idx" ON "category_sections_rels" USING btree ("path");
  CREATE INDEX "category_sections_rels_files_id_idx" ON "category_sections_rels" USING btree ("files_id");
  CREATE INDEX "category_sections_rels_products_id_idx" ON "category_sections_rels" USING btree ("products_id");
  CREATE INDEX "_category_sections_v_parent_idx" ON "_category_sections_v" USING btree ("parent_id");
  CREATE INDEX "_category_sections_v_version_version_category_idx" ON "_category_sections_v" USING btree ("version_category_id");
  CREATE INDEX "_category_sections_v_version_version_position_idx" ON "_category_sections_v" USING btree ("version_position");
  CREATE INDEX "_category_sections_v_version_version_picture_idx" ON "_category_sections_v" USING btree ("version_picture_id");
  CREATE INDEX "_category_sections_v_version_version_video_preview_idx" ON "_category_sections_v" USING btree ("version_video_preview_id");
  CREATE INDEX "_category_sections_v_version_video_version_video_poster_idx" ON "_category_sections_v" USING btree ("version_video_poster_id");
  CREATE INDEX "_category_sections_v_version_version_updated_at_idx" ON "_category_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_category_sections_v_version_version_created_at_idx" ON "_category_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_category_sections_v_version_version__status_idx" ON "_category_sections_v" USING btree ("version__status");
  CREATE INDEX "_category_sections_v_created_at_idx" ON "_category_sections_v" USING btree ("created_at");
  CREATE INDEX "_category_sections_v_updated_at_idx" ON "_category_sections_v" USING btree ("updated_at");
  CREATE INDEX "_category_sections_v_snapshot_idx" ON "_category_sections_v" USING btree ("snapshot");
  CREATE INDEX "_category_sections_v_published_locale_idx" ON "_category_sections_v" USING btree ("published_locale");
  CREATE INDEX "_category_sections_v_latest_idx" ON "_category_sections_v" USING btree ("latest");
  CREATE INDEX "_category_sections_v_version_version_name_idx" ON "_category_sections_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_category_sections_v_locales_locale_parent_id_unique" ON "_category_sections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_category_sections_v_rels_order_idx" ON "_category_sections_v_rels" USING btree ("order");
  CREATE INDEX "_category_sections_v_rels_parent_idx" ON "_category_sections_v_rels" USING btree ("parent_id");
  CREATE INDEX "_category_sections_v_rels_path_idx" ON "_category_sections_v_rels" USING btree ("path");
  CREATE INDEX "_category_sections_v_rels_files_id_idx" ON "_category_sections_v_rels" USING btree ("files_id");
  CREATE INDEX "_category_sections_v_rels_products_id_idx" ON "_category_sections_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "parameters_key_idx" ON "parameters" USING btree ("key");
  CREATE INDEX "parameters_position_idx" ON "parameters" USING btree ("position");
  CREATE INDEX "parameters_updated_at_idx" ON "parameters" USING btree ("updated_at");
  CREATE INDEX "parameters_created_at_idx" ON "parameters" USING btree ("created_at");
  CREATE INDEX "parameters_name_idx" ON "parameters_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "parameters_locales_locale_parent_id_unique" ON "parameters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "turnkeys_advantages_order_idx" ON "turnkeys_advantages" USING btree ("_order");
  CREATE INDEX "turnkeys_advantages_parent_id_idx" ON "turnkeys_advantages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "turnkeys_advantages_locales_locale_parent_id_unique" ON "turnkeys_advantages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "turnkeys_products_order_idx" ON "turnkeys_products" USING btree ("_order");
  CREATE INDEX "turnkeys_products_parent_id_idx" ON "turnkeys_products" USING btree ("_parent_id");
  CREATE INDEX "turnkeys_products_product_idx" ON "turnkeys_products" USING btree ("product_id");
  CREATE UNIQUE INDEX "turnkeys_slug_idx" ON "turnkeys" USING btree ("slug");
  CREATE INDEX "turnkeys_position_idx" ON "turnkeys" USING btree ("position");
  CREATE INDEX "turnkeys_country_idx" ON "turnkeys" USING btree ("country");
  CREATE INDEX "turnkeys_picture_idx" ON "turnkeys" USING btree ("picture_id");
  CREATE INDEX "turnkeys_video_video_poster_idx" ON "turnkeys" USING btree ("video_poster_id");
  CREATE INDEX "turnkeys_updated_at_idx" ON "turnkeys" USING btree ("updated_at");
  CREATE INDEX "turnkeys_created_at_idx" ON "turnkeys" USING btree ("created_at");
  CREATE INDEX "turnkeys__status_idx" ON "turnkeys" USING btree ("_status");
  CREATE INDEX "turnkeys_name_idx" ON "turnkeys_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "turnkeys_locales_locale_parent_id_unique" ON "turnkeys_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "turnkeys_rels_order_idx" ON "turnkeys_rels" USING btree ("order");
  CREATE INDEX "turnkeys_rels_parent_idx" ON "turnkeys_rels" USING btree ("parent_id");
  CREATE INDEX "turnkeys_rels_path_idx" ON "turnkeys_rels" USING btree ("path");
  CREATE INDEX "turnkeys_rels_media_id_idx" ON "turnkeys_rels" USING btree ("media_id");
  CREATE INDEX "turnkeys_rels_files_id_idx" ON "turnkeys_rels" USING btree ("files_id");
  CREATE INDEX "_turnkeys_v_version_advantages_order_idx" ON "_turnkeys_v_version_advantages" USING btree ("_order");
  CREATE INDEX "_turnkeys_v_version_advantages_parent_id_idx" ON "_turnkeys_v_version_advantages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_turnkeys_v_version_advantages_locales_locale_parent_id_uniq" ON "_turnkeys_v_version_advantages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_turnkeys_v_version_products_order_idx" ON "_turnkeys_v_version_products" USING btree ("_order");
  CREATE INDEX "_turnkeys_v_version_products_parent_id_idx" ON "_turnkeys_v_version_products" USING btree ("_parent_id");
  CREATE INDEX "_turnkeys_v_version_products_product_idx" ON "_turnkeys_v_version_products" USING btree ("product_id");
  CREATE INDEX "_turnkeys_v_parent_idx" ON "_turnkeys_v" USING btree ("parent_id");
  CREATE INDEX "_turnkeys_v_version_version_slug_idx" ON "_turnkeys_v" USING btree ("version_slug");
  CREATE INDEX "_turnkeys_v_version_version_position_idx" ON "_turnkeys_v" USING btree ("version_position");
  CREATE INDEX "_turnkeys_v_version_version_country_idx" ON "_turnkeys_v" USING btree ("version_country");
  CREATE INDEX "_turnkeys_v_version_version_picture_idx" ON "_turnkeys_v" USING btree ("version_picture_id");
  CREATE INDEX "_turnkeys_v_version_video_version_video_poster_idx" ON "_turnkeys_v" USING btree ("version_video_poster_id");
  CREATE INDEX "_turnkeys_v_version_version_updated_at_idx" ON "_turnkeys_v" USING btree ("version_updated_at");
  CREATE INDEX "_turnkeys_v_version_version_created_at_idx" ON "_turnkeys_v" USING btree ("version_created_at");
  CREATE INDEX "_turnkeys_v_version_version__status_idx" ON "_turnkeys_v" USING btree ("version__status");
  CREATE INDEX "_turnkeys_v_created_at_idx" ON "_turnkeys_v" USING btree ("created_at");
  CREATE INDEX "_turnkeys_v_updated_at_idx" ON "_turnkeys_v" USING btree ("updated_at");
  CREATE INDEX "_turnkeys_v_snapshot_idx" ON "_turnkeys_v" USING btree ("snapshot");
  CREATE INDEX "_turnkeys_v_published_locale_idx" ON "_turnkeys_v" USING btree ("published_locale");
  CREATE INDEX "_turnkeys_v_latest_idx" ON "_turnkeys_v" USING btree ("latest");
  CREATE INDEX "_turnkeys_v_version_version_name_idx" ON "_turnkeys_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_turnkeys_v_locales_locale_parent_id_unique" ON "_turnkeys_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_turnkeys_v_rels_order_idx" ON "_turnkeys_v_rels" USING btree ("order");
  CREATE INDEX "_turnkeys_v_rels_parent_idx" ON "_turnkeys_v_rels" USING btree ("parent_id");
  CREATE INDEX "_turnkeys_v_rels_path_idx" ON "_turnkeys_v_rels" USING btree ("path");
  CREATE INDEX "_turnkeys_v_rels_media_id_idx" ON "_turnkeys_v_rels" USING btree ("media_id");
  CREATE INDEX "_turnkeys_v_rels_files_id_idx" ON "_turnkeys_v_rels" USING btree ("files_id");
  CREATE INDEX "turnkey_sections_position_idx" ON "turnkey_sections" USING btree ("position");
  CREATE INDEX "turnkey_sections_picture_idx" ON "turnkey_sections" USING btree ("picture_id");
  CREATE INDEX "turnkey_sections_updated_at_idx" ON "turnkey_sections" USING btree ("updated_at");
  CREATE INDEX "turnkey_sections_created_at_idx" ON "turnkey_sections" USING btree ("created_at");
  CREATE INDEX "turnkey_sections__status_idx" ON "turnkey_sections" USING btree ("_status");
  CREATE INDEX "turnkey_sections_name_idx" ON "turnkey_sections_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "turnkey_sections_locales_locale_parent_id_unique" ON "turnkey_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "turnkey_sections_rels_order_idx" ON "turnkey_sections_rels" USING btree ("order");
  CREATE INDEX "turnkey_sections_rels_parent_idx" ON "turnkey_sections_rels" USING btree ("parent_id");
  CREATE INDEX "turnkey_sections_rels_path_idx" ON "turnkey_sections_rels" USING btree ("path");
  CREATE INDEX "turnkey_sections_rels_turnkeys_id_idx" ON "turnkey_sections_rels" USING btree ("turnkeys_id");
  CREATE INDEX "_turnkey_sections_v_parent_idx" ON "_turnkey_sections_v" USING btree ("parent_id");
  CREATE INDEX "_turnkey_sections_v_version_version_position_idx" ON "_turnkey_sections_v" USING btree ("version_position");
  CREATE INDEX "_turnkey_sections_v_version_version_picture_idx" ON "_turnkey_sections_v" USING btree ("version_picture_id");
  CREATE INDEX "_turnkey_sections_v_version_version_updated_at_idx" ON "_turnkey_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_turnkey_sections_v_version_version_created_at_idx" ON "_turnkey_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_turnkey_sections_v_version_version__status_idx" ON "_turnkey_sections_v" USING btree ("version__status");
  CREATE INDEX "_turnkey_sections_v_created_at_idx" ON "_turnkey_sections_v" USING btree ("created_at");
  CREATE INDEX "_turnkey_sections_v_updated_at_idx" ON "_turnkey_sections_v" USING btree ("updated_at");
  CREATE INDEX "_turnkey_sections_v_snapshot_idx" ON "_turnkey_sections_v" USING btree ("snapshot");
  CREATE INDEX "_turnkey_sections_v_published_locale_idx" ON "_turnkey_sections_v" USING btree ("published_locale");
  CREATE INDEX "_turnkey_sections_v_latest_idx" ON "_turnkey_sections_v" USING btree ("latest");
  CREATE INDEX "_turnkey_sections_v_version_version_name_idx" ON "_turnkey_sections_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_turnkey_sections_v_locales_locale_parent_id_unique" ON "_turnkey_sections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_turnkey_sections_v_rels_order_idx" ON "_turnkey_sections_v_rels" USING btree ("order");
  CREATE INDEX "_turnkey_sections_v_rels_parent_idx" ON "_turnkey_sections_v_rels" USING btree ("parent_id");
  CREATE INDEX "_turnkey_sections_v_rels_path_idx" ON "_turnkey_sections_v_rels" USING btree ("path");
  CREATE INDEX "_turnkey_sections_v_rels_turnkeys_id_idx" ON "_turnkey_sections_v_rels" USING btree ("turnkeys_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_picture_idx" ON "posts" USING btree ("picture_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_title_idx" ON "posts_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_picture_idx" ON "_posts_v" USING btree ("version_picture_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_version_version_title_idx" ON "_posts_v_locales" USING btree ("version_title","_locale");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reviews_country_idx" ON "reviews" USING btree ("country");
  CREATE INDEX "reviews_date_idx" ON "reviews" USING btree ("date");
  CREATE INDEX "reviews_photo_idx" ON "reviews" USING btree ("photo_id");
  CREATE INDEX "reviews_video_video_poster_idx" ON "reviews" USING btree ("video_poster_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews__status_idx" ON "reviews" USING btree ("_status");
  CREATE UNIQUE INDEX "reviews_locales_locale_parent_id_unique" ON "reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reviews_rels_order_idx" ON "reviews_rels" USING btree ("order");
  CREATE INDEX "reviews_rels_parent_idx" ON "reviews_rels" USING btree ("parent_id");
  CREATE INDEX "reviews_rels_path_idx" ON "reviews_rels" USING btree ("path");
  CREATE INDEX "reviews_rels_files_id_idx" ON "reviews_rels" USING btree ("files_id");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_country_idx" ON "_reviews_v" USING btree ("version_country");
  CREATE INDEX "_reviews_v_version_version_date_idx" ON "_reviews_v" USING btree ("version_date");
  CREATE INDEX "_reviews_v_version_version_photo_idx" ON "_reviews_v" USING btree ("version_photo_id");
  CREATE INDEX "_reviews_v_version_video_version_video_poster_idx" ON "_reviews_v" USING btree ("version_video_poster_id");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v" USING btree ("version__status");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_snapshot_idx" ON "_reviews_v" USING btree ("snapshot");
  CREATE INDEX "_reviews_v_published_locale_idx" ON "_reviews_v" USING btree ("published_locale");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_reviews_v_locales_locale_parent_id_unique" ON "_reviews_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reviews_v_rels_order_idx" ON "_reviews_v_rels" USING btree ("order");
  CREATE INDEX "_reviews_v_rels_parent_idx" ON "_reviews_v_rels" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_rels_path_idx" ON "_reviews_v_rels" USING btree ("path");
  CREATE INDEX "_reviews_v_rels_files_id_idx" ON "_reviews_v_rels" USING btree ("files_id");
  CREATE INDEX "questions_position_idx" ON "questions" USING btree ("position");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE INDEX "questions__status_idx" ON "questions" USING btree ("_status");
  CREATE INDEX "questions_question_idx" ON "questions_locales" USING btree ("question","_locale");
  CREATE UNIQUE INDEX "questions_locales_locale_parent_id_unique" ON "questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_questions_v_parent_idx" ON "_questions_v" USING btree ("parent_id");
  CREATE INDEX "_questions_v_version_version_position_idx" ON "_questions_v" USING btree ("version_position");
  CREATE INDEX "_questions_v_version_version_updated_at_idx" ON "_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_questions_v_version_version_created_at_idx" ON "_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_questions_v_version_version__status_idx" ON "_questions_v" USING btree ("version__status");
  CREATE INDEX "_questions_v_created_at_idx" ON "_questions_v" USING btree ("created_at");
  CREATE INDEX "_questions_v_updated_at_idx" ON "_questions_v" USING btree ("updated_at");
  CREATE INDEX "_questions_v_snapshot_idx" ON "_questions_v" USING btree ("snapshot");
  CREATE INDEX "_questions_v_published_locale_idx" ON "_questions_v" USING btree ("published_locale");
  CREATE INDEX "_questions_v_latest_idx" ON "_questions_v" USING btree ("latest");
  CREATE INDEX "_questions_v_version_version_question_idx" ON "_questions_v_locales" USING btree ("version_question","_locale");
  CREATE UNIQUE INDEX "_questions_v_locales_locale_parent_id_unique" ON "_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "slides_slider_idx" ON "slides" USING btree ("slider");
  CREATE INDEX "slides_position_idx" ON "slides" USING btree ("position");
  CREATE INDEX "slides_picture_idx" ON "slides" USING btree ("picture_id");
  CREATE INDEX "slides_video_video_poster_idx" ON "slides" USING btree ("video_poster_id");
  CREATE INDEX "slides_updated_at_idx" ON "slides" USING btree ("updated_at");
  CREATE INDEX "slides_created_at_idx" ON "slides" USING btree ("created_at");
  CREATE INDEX "slides__status_idx" ON "slides" USING btree ("_status");
  CREATE INDEX "slides_title_idx" ON "slides_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "slides_locales_locale_parent_id_unique" ON "slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "slides_rels_order_idx" ON "slides_rels" USING btree ("order");
  CREATE INDEX "slides_rels_parent_idx" ON "slides_rels" USING btree ("parent_id");
  CREATE INDEX "slides_rels_path_idx" ON "slides_rels" USING btree ("path");
  CREATE INDEX "slides_rels_files_id_idx" ON "slides_rels" USING btree ("files_id");
  CREATE INDEX "_slides_v_parent_idx" ON "_slides_v" USING btree ("parent_id");
  CREATE INDEX "_slides_v_version_version_slider_idx" ON "_slides_v" USING btree ("version_slider");
  CREATE INDEX "_slides_v_version_version_position_idx" ON "_slides_v" USING btree ("version_position");
  CREATE INDEX "_slides_v_version_version_picture_idx" ON "_slides_v" USING btree ("version_picture_id");
  CREATE INDEX "_slides_v_version_video_version_video_poster_idx" ON "_slides_v" USING btree ("version_video_poster_id");
  CREATE INDEX "_slides_v_version_version_updated_at_idx" ON "_slides_v" USING btree ("version_updated_at");
  CREATE INDEX "_slides_v_version_version_created_at_idx" ON "_slides_v" USING btree ("version_created_at");
  CREATE INDEX "_slides_v_version_version__status_idx" ON "_slides_v" USING btree ("version__status");
  CREATE INDEX "_slides_v_created_at_idx" ON "_slides_v" USING btree ("created_at");
  CREATE INDEX "_slides_v_updated_at_idx" ON "_slides_v" USING btree ("updated_at");
  CREATE INDEX "_slides_v_snapshot_idx" ON "_slides_v" USING btree ("snapshot");
  CREATE INDEX "_slides_v_published_locale_idx" ON "_slides_v" USING btree ("published_locale");
  CREATE INDEX "_slides_v_latest_idx" ON "_slides_v" USING btree ("latest");
  CREATE INDEX "_slides_v_version_version_title_idx" ON "_slides_v_locales" USING btree ("version_title","_locale");
  CREATE UNIQUE INDEX "_slides_v_locales_locale_parent_id_unique" ON "_slides_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_slides_v_rels_order_idx" ON "_slides_v_rels" USING btree ("order");
  CREATE INDEX "_slides_v_rels_parent_idx" ON "_slides_v_rels" USING btree ("parent_id");
  CREATE INDEX "_slides_v_rels_path_idx" ON "_slides_v_rels" USING btree ("path");
  CREATE INDEX "_slides_v_rels_files_id_idx" ON "_slides_v_rels" USING btree ("files_id");
  CREATE INDEX "services_position_idx" ON "services" USING btree ("position");
  CREATE INDEX "services_picture_idx" ON "services" USING btree ("picture_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "services_title_idx" ON "services_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_position_idx" ON "_services_v" USING btree ("version_position");
  CREATE INDEX "_services_v_version_version_picture_idx" ON "_services_v" USING btree ("version_picture_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_version_version_title_idx" ON "_services_v_locales" USING btree ("version_title","_locale");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "advantages_position_idx" ON "advantages" USING btree ("position");
  CREATE INDEX "advantages_updated_at_idx" ON "advantages" USING btree ("updated_at");
  CREATE INDEX "advantages_created_at_idx" ON "advantages" USING btree ("created_at");
  CREATE INDEX "advantages__status_idx" ON "advantages" USING btree ("_status");
  CREATE INDEX "advantages_title_idx" ON "advantages_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "advantages_locales_locale_parent_id_unique" ON "advantages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_advantages_v_parent_idx" ON "_advantages_v" USING btree ("parent_id");
  CREATE INDEX "_advantages_v_version_version_position_idx" ON "_advantages_v" USING btree ("version_position");
  CREATE INDEX "_advantages_v_version_version_updated_at_idx" ON "_advantages_v" USING btree ("version_updated_at");
  CREATE INDEX "_advantages_v_version_version_created_at_idx" ON "_advantages_v" USING btree ("version_created_at");
  CREATE INDEX "_advantages_v_version_version__status_idx" ON "_advantages_v" USING btree ("version__status");
  CREATE INDEX "_advantages_v_created_at_idx" ON "_advantages_v" USING btree ("created_at");
  CREATE INDEX "_advantages_v_updated_at_idx" ON "_advantages_v" USING btree ("updated_at");
  CREATE INDEX "_advantages_v_snapshot_idx" ON "_advantages_v" USING btree ("snapshot");
  CREATE INDEX "_advantages_v_published_locale_idx" ON "_advantages_v" USING btree ("published_locale");
  CREATE INDEX "_advantages_v_latest_idx" ON "_advantages_v" USING btree ("latest");
  CREATE INDEX "_advantages_v_version_version_title_idx" ON "_advantages_v_locales" USING btree ("version_title","_locale");
  CREATE UNIQUE INDEX "_advantages_v_locales_locale_parent_id_unique" ON "_advantages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_sections_facts_order_idx" ON "about_sections_facts" USING btree ("_order");
  CREATE INDEX "about_sections_facts_parent_id_idx" ON "about_sections_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_sections_facts_locales_locale_parent_id_unique" ON "about_sections_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_sections_position_idx" ON "about_sections" USING btree ("position");
  CREATE INDEX "about_sections_picture_idx" ON "about_sections" USING btree ("picture_id");
  CREATE INDEX "about_sections_updated_at_idx" ON "about_sections" USING btree ("updated_at");
  CREATE INDEX "about_sections_created_at_idx" ON "about_sections" USING btree ("created_at");
  CREATE INDEX "about_sections__status_idx" ON "about_sections" USING btree ("_status");
  CREATE INDEX "about_sections_title_idx" ON "about_sections_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "about_sections_locales_locale_parent_id_unique" ON "about_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_sections_v_version_facts_order_idx" ON "_about_sections_v_version_facts" USING btree ("_order");
  CREATE INDEX "_about_sections_v_version_facts_parent_id_idx" ON "_about_sections_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_sections_v_version_facts_locales_locale_parent_id_uni" ON "_about_sections_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_sections_v_parent_idx" ON "_about_sections_v" USING btree ("parent_id");
  CREATE INDEX "_about_sections_v_version_version_position_idx" ON "_about_sections_v" USING btree ("version_position");
  CREATE INDEX "_about_sections_v_version_version_picture_idx" ON "_about_sections_v" USING btree ("version_picture_id");
  CREATE INDEX "_about_sections_v_version_version_updated_at_idx" ON "_about_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_about_sections_v_version_version_created_at_idx" ON "_about_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_about_sections_v_version_version__status_idx" ON "_about_sections_v" USING btree ("version__status");
  CREATE INDEX "_about_sections_v_created_at_idx" ON "_about_sections_v" USING btree ("created_at");
  CREATE INDEX "_about_sections_v_updated_at_idx" ON "_about_sections_v" USING btree ("updated_at");
  CREATE INDEX "_about_sections_v_snapshot_idx" ON "_about_sections_v" USING btree ("snapshot");
  CREATE INDEX "_about_sections_v_published_locale_idx" ON "_about_sections_v" USING btree ("published_locale");
  CREATE INDEX "_about_sections_v_latest_idx" ON "_about_sections_v" USING btree ("latest");
  CREATE INDEX "_about_sections_v_version_version_title_idx" ON "_about_sections_v_locales" USING btree ("version_title","_locale");
  CREATE UNIQUE INDEX "_about_sections_v_locales_locale_parent_id_unique" ON "_about_sections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "certificates_position_idx" ON "certificates" USING btree ("position");
  CREATE INDEX "certificates_picture_idx" ON "certificates" USING btree ("picture_id");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE INDEX "certificates__status_idx" ON "certificates" USING btree ("_status");
  CREATE INDEX "certificates_title_idx" ON "certificates_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "certificates_locales_locale_parent_id_unique" ON "certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_certificates_v_parent_idx" ON "_certificates_v" USING btree ("parent_id");
  CREATE INDEX "_certificates_v_version_version_position_idx" ON "_certificates_v" USING btree ("version_position");
  CREATE INDEX "_certificates_v_version_version_picture_idx" ON "_certificates_v" USING btree ("version_picture_id");
  CREATE INDEX "_certificates_v_version_version_updated_at_idx" ON "_certificates_v" USING btree ("version_updated_at");
  CREATE INDEX "_certificates_v_version_version_created_at_idx" ON "_certificates_v" USING btree ("version_created_at");
  CREATE INDEX "_certificates_v_version_version__status_idx" ON "_certificates_v" USING btree ("version__status");
  CREATE INDEX "_certificates_v_created_at_idx" ON "_certificates_v" USING btree ("created_at");
  CREATE INDEX "_certificates_v_updated_at_idx" ON "_certificates_v" USING btree ("updated_at");
  CREATE INDEX "_certificates_v_snapshot_idx" ON "_certificates_v" USING btree ("snapshot");
  CREATE INDEX "_certificates_v_published_locale_idx" ON "_certificates_v" USING btree ("published_locale");
  CREATE INDEX "_certificates_v_latest_idx" ON "_certificates_v" USING btree ("latest");
  CREATE INDEX "_certificates_v_version_version_title_idx" ON "_certificates_v_locales" USING btree ("version_title","_locale");
  CREATE UNIQUE INDEX "_certificates_v_locales_locale_parent_id_unique" ON "_certificates_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealers_languages_order_idx" ON "dealers_languages" USING btree ("order");
  CREATE INDEX "dealers_languages_parent_idx" ON "dealers_languages" USING btree ("parent_id");
  CREATE INDEX "dealers_continent_idx" ON "dealers" USING btree ("continent");
  CREATE INDEX "dealers_country_idx" ON "dealers" USING btree ("country");
  CREATE INDEX "dealers_updated_at_idx" ON "dealers" USING btree ("updated_at");
  CREATE INDEX "dealers_created_at_idx" ON "dealers" USING btree ("created_at");
  CREATE INDEX "dealers__status_idx" ON "dealers" USING btree ("_status");
  CREATE INDEX "_dealers_v_version_languages_order_idx" ON "_dealers_v_version_languages" USING btree ("order");
  CREATE INDEX "_dealers_v_version_languages_parent_idx" ON "_dealers_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_parent_idx" ON "_dealers_v" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_version_version_continent_idx" ON "_dealers_v" USING btree ("version_continent");
  CREATE INDEX "_dealers_v_version_version_country_idx" ON "_dealers_v" USING btree ("version_country");
  CREATE INDEX "_dealers_v_version_version_updated_at_idx" ON "_dealers_v" USING btree ("version_updated_at");
  CREATE INDEX "_dealers_v_version_version_created_at_idx" ON "_dealers_v" USING btree ("version_created_at");
  CREATE INDEX "_dealers_v_version_version__status_idx" ON "_dealers_v" USING btree ("version__status");
  CREATE INDEX "_dealers_v_created_at_idx" ON "_dealers_v" USING btree ("created_at");
  CREATE INDEX "_dealers_v_updated_at_idx" ON "_dealers_v" USING btree ("updated_at");
  CREATE INDEX "_dealers_v_snapshot_idx" ON "_dealers_v" USING btree ("snapshot");
  CREATE INDEX "_dealers_v_published_locale_idx" ON "_dealers_v" USING btree ("published_locale");
  CREATE INDEX "_dealers_v_latest_idx" ON "_dealers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "seo_pages_path_idx" ON "seo_pages" USING btree ("path");
  CREATE INDEX "seo_pages_picture_idx" ON "seo_pages" USING btree ("picture_id");
  CREATE INDEX "seo_pages_updated_at_idx" ON "seo_pages" USING btree ("updated_at");
  CREATE INDEX "seo_pages_created_at_idx" ON "seo_pages" USING btree ("created_at");
  CREATE INDEX "seo_pages__status_idx" ON "seo_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "seo_pages_locales_locale_parent_id_unique" ON "seo_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_seo_pages_v_parent_idx" ON "_seo_pages_v" USING btree ("parent_id");
  CREATE INDEX "_seo_pages_v_version_version_path_idx" ON "_seo_pages_v" USING btree ("version_path");
  CREATE INDEX "_seo_pages_v_version_version_picture_idx" ON "_seo_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_seo_pages_v_version_version_updated_at_idx" ON "_seo_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_seo_pages_v_version_version_created_at_idx" ON "_seo_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_seo_pages_v_version_version__status_idx" ON "_seo_pages_v" USING btree ("version__status");
  CREATE INDEX "_seo_pages_v_created_at_idx" ON "_seo_pages_v" USING btree ("created_at");
  CREATE INDEX "_seo_pages_v_updated_at_idx" ON "_seo_pages_v" USING btree ("updated_at");
  CREATE INDEX "_seo_pages_v_snapshot_idx" ON "_seo_pages_v" USING btree ("snapshot");
  CREATE INDEX "_seo_pages_v_published_locale_idx" ON "_seo_pages_v" USING btree ("published_locale");
  CREATE INDEX "_seo_pages_v_latest_idx" ON "_seo_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_seo_pages_v_locales_locale_parent_id_unique" ON "_seo_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "structured_data_path_idx" ON "structured_data" USING btree ("path");
  CREATE INDEX "structured_data_updated_at_idx" ON "structured_data" USING btree ("updated_at");
  CREATE INDEX "structured_data_created_at_idx" ON "structured_data" USING btree ("created_at");
  CREATE UNIQUE INDEX "structured_data_locales_locale_parent_id_unique" ON "structured_data_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "not_found_pages_path_idx" ON "not_found_pages" USING btree ("path");
  CREATE INDEX "not_found_pages_count_idx" ON "not_found_pages" USING btree ("count");
  CREATE INDEX "not_found_pages_last_seen_idx" ON "not_found_pages" USING btree ("last_seen");
  CREATE UNIQUE INDEX "searches_without_results_key_idx" ON "searches_without_results" USING btree ("key");
  CREATE INDEX "searches_without_results_count_idx" ON "searches_without_results" USING btree ("count");
  CREATE INDEX "searches_without_results_last_seen_idx" ON "searches_without_results" USING btree ("last_seen");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif320_sizes_avif320_filename_idx" ON "media" USING btree ("sizes_avif320_filename");
  CREATE INDEX "media_sizes_avif640_sizes_avif640_filename_idx" ON "media" USING btree ("sizes_avif640_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1280_sizes_avif1280_filename_idx" ON "media" USING btree ("sizes_avif1280_filename");
  CREATE INDEX "media_sizes_avif1920_sizes_avif1920_filename_idx" ON "media" USING btree ("sizes_avif1920_filename");
  CREATE INDEX "media_sizes_webp320_sizes_webp320_filename_idx" ON "media" USING btree ("sizes_webp320_filename");
  CREATE INDEX "media_sizes_webp640_sizes_webp640_filename_idx" ON "media" USING btree ("sizes_webp640_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_webp1280_sizes_webp1280_filename_idx" ON "media" USING btree ("sizes_webp1280_filename");
  CREATE INDEX "media_sizes_webp1920_sizes_webp1920_filename_idx" ON "media" USING btree ("sizes_webp1920_filename");
  CREATE INDEX "media_alt_idx" ON "media_locales" USING btree ("alt","_locale");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "revisions_scope_idx" ON "revisions" USING btree ("scope");
  CREATE INDEX "enquiry_events_enquiry_idx" ON "enquiry_events" USING btree ("enquiry_id");
  CREATE INDEX "enquiry_events_author_idx" ON "enquiry_events" USING btree ("author_id");
  CREATE INDEX "enquiry_events_updated_at_idx" ON "enquiry_events" USING btree ("updated_at");
  CREATE INDEX "enquiry_events_created_at_idx" ON "enquiry_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "enquiry_counters_year_idx" ON "enquiry_counters" USING btree ("year");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_category_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("category_sections_id");
  CREATE INDEX "payload_locked_documents_rels_parameters_id_idx" ON "payload_locked_documents_rels" USING btree ("parameters_id");
  CREATE INDEX "payload_locked_documents_rels_turnkeys_id_idx" ON "payload_locked_documents_rels" USING btree ("turnkeys_id");
  CREATE INDEX "payload_locked_documents_rels_turnkey_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("turnkey_sections_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_id");
  CREATE INDEX "payload_locked_documents_rels_slides_id_idx" ON "payload_locked_documents_rels" USING btree ("slides_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_advantages_id_idx" ON "payload_locked_documents_rels" USING btree ("advantages_id");
  CREATE INDEX "payload_locked_documents_rels_about_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("about_sections_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "payload_locked_documents_rels_dealers_id_idx" ON "payload_locked_documents_rels" USING btree ("dealers_id");
  CREATE INDEX "payload_locked_documents_rels_seo_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("seo_pages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_structured_data_id_idx" ON "payload_locked_documents_rels" USING btree ("structured_data_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "company_socials_order_idx" ON "company_socials" USING btree ("_order");
  CREATE INDEX "company_socials_parent_id_idx" ON "company_socials" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_locales_locale_parent_id_unique" ON "company_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_files_catalogue_idx" ON "company_files_locales" USING btree ("catalogue_id","_locale");
  CREATE INDEX "company_files_privacy_policy_idx" ON "company_files_locales" USING btree ("privacy_policy_id","_locale");
  CREATE UNIQUE INDEX "company_files_locales_locale_parent_id_unique" ON "company_files_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "enquiries" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "products_specifications" CASCADE;
  DROP TABLE "products_specifications_locales" CASCADE;
  DROP TABLE "products_features" CASCADE;
  DROP TABLE "products_features_locales" CASCADE;
  DROP TABLE "products_faq" CASCADE;
  DROP TABLE "products_faq_locales" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_specifications" CASCADE;
  DROP TABLE "_products_v_version_specifications_locales" CASCADE;
  DROP TABLE "_products_v_version_features" CASCADE;
  DROP TABLE "_products_v_version_features_locales" CASCADE;
  DROP TABLE "_products_v_version_faq" CASCADE;
  DROP TABLE "_products_v_version_faq_locales" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "category_sections" CASCADE;
  DROP TABLE "category_sections_locales" CASCADE;
  DROP TABLE "category_sections_rels" CASCADE;
  DROP TABLE "_category_sections_v" CASCADE;
  DROP TABLE "_category_sections_v_locales" CASCADE;
  DROP TABLE "_category_sections_v_rels" CASCADE;
  DROP TABLE "parameters" CASCADE;
  DROP TABLE "parameters_locales" CASCADE;
  DROP TABLE "turnkeys_advantages" CASCADE;
  DROP TABLE "turnkeys_advantages_locales" CASCADE;
  DROP TABLE "turnkeys_products" CASCADE;
  DROP TABLE "turnkeys" CASCADE;
  DROP TABLE "turnkeys_locales" CASCADE;
  DROP TABLE "turnkeys_rels" CASCADE;
  DROP TABLE "_turnkeys_v_version_advantages" CASCADE;
  DROP TABLE "_turnkeys_v_version_advantages_locales" CASCADE;
  DROP TABLE "_turnkeys_v_version_products" CASCADE;
  DROP TABLE "_turnkeys_v" CASCADE;
  DROP TABLE "_turnkeys_v_locales" CASCADE;
  DROP TABLE "_turnkeys_v_rels" CASCADE;
  DROP TABLE "turnkey_sections" CASCADE;
  DROP TABLE "turnkey_sections_locales" CASCADE;
  DROP TABLE "turnkey_sections_rels" CASCADE;
  DROP TABLE "_turnkey_sections_v" CASCADE;
  DROP TABLE "_turnkey_sections_v_locales" CASCADE;
  DROP TABLE "_turnkey_sections_v_rels" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_locales" CASCADE;
  DROP TABLE "reviews_rels" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "_reviews_v_locales" CASCADE;
  DROP TABLE "_reviews_v_rels" CASCADE;
  DROP TABLE "questions" CASCADE;
  DROP TABLE "questions_locales" CASCADE;
  DROP TABLE "_questions_v" CASCADE;
  DROP TABLE "_questions_v_locales" CASCADE;
  DROP TABLE "slides" CASCADE;
  DROP TABLE "slides_locales" CASCADE;
  DROP TABLE "slides_rels" CASCADE;
  DROP TABLE "_slides_v" CASCADE;
  DROP TABLE "_slides_v_locales" CASCADE;
  DROP TABLE "_slides_v_rels" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "advantages" CASCADE;
  DROP TABLE "advantages_locales" CASCADE;
  DROP TABLE "_advantages_v" CASCADE;
  DROP TABLE "_advantages_v_locales" CASCADE;
  DROP TABLE "about_sections_facts" CASCADE;
  DROP TABLE "about_sections_facts_locales" CASCADE;
  DROP TABLE "about_sections" CASCADE;
  DROP TABLE "about_sections_locales" CASCADE;
  DROP TABLE "_about_sections_v_version_facts" CASCADE;
  DROP TABLE "_about_sections_v_version_facts_locales" CASCADE;
  DROP TABLE "_about_sections_v" CASCADE;
  DROP TABLE "_about_sections_v_locales" CASCADE;
  DROP TABLE "certificates" CASCADE;
  DROP TABLE "certificates_locales" CASCADE;
  DROP TABLE "_certificates_v" CASCADE;
  DROP TABLE "_certificates_v_locales" CASCADE;
  DROP TABLE "dealers_languages" CASCADE;
  DROP TABLE "dealers" CASCADE;
  DROP TABLE "_dealers_v_version_languages" CASCADE;
  DROP TABLE "_dealers_v" CASCADE;
  DROP TABLE "seo_pages" CASCADE;
  DROP TABLE "seo_pages_locales" CASCADE;
  DROP TABLE "_seo_pages_v" CASCADE;
  DROP TABLE "_seo_pages_v_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "structured_data" CASCADE;
  DROP TABLE "structured_data_locales" CASCADE;
  DROP TABLE "not_found_pages" CASCADE;
  DROP TABLE "searches_without_results" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "revisions" CASCADE;
  DROP TABLE "enquiry_events" CASCADE;
  DROP TABLE "enquiry_counters" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "company_socials" CASCADE;
  DROP TABLE "company" CASCADE;
  DROP TABLE "company_locales" CASCADE;
  DROP TABLE "company_files" CASCADE;
  DROP TABLE "company_files_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_enquiries_state";
  DROP TYPE "public"."enum_enquiries_kind";
  DROP TYPE "public"."country";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_answer_templates_language";
  DROP TYPE "public"."enum_messages_kind";
  DROP TYPE "public"."enum_messages_state";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum_category_sections_status";
  DROP TYPE "public"."enum__category_sections_v_version_status";
  DROP TYPE "public"."enum__category_sections_v_published_locale";
  DROP TYPE "public"."enum_parameters_group";
  DROP TYPE "public"."enum_parameters_kind";
  DROP TYPE "public"."enum_turnkeys_profile_type";
  DROP TYPE "public"."enum_turnkeys_status";
  DROP TYPE "public"."enum__turnkeys_v_version_profile_type";
  DROP TYPE "public"."enum__turnkeys_v_version_status";
  DROP TYPE "public"."enum__turnkeys_v_published_locale";
  DROP TYPE "public"."enum_turnkey_sections_status";
  DROP TYPE "public"."enum__turnkey_sections_v_version_status";
  DROP TYPE "public"."enum__turnkey_sections_v_published_locale";
  DROP TYPE "public"."enum_posts_kind";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_kind";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_reviews_original_language";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_original_language";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum__reviews_v_published_locale";
  DROP TYPE "public"."enum_questions_status";
  DROP TYPE "public"."enum__questions_v_version_status";
  DROP TYPE "public"."enum__questions_v_published_locale";
  DROP TYPE "public"."enum_slides_slider";
  DROP TYPE "public"."enum_slides_status";
  DROP TYPE "public"."enum__slides_v_version_slider";
  DROP TYPE "public"."enum__slides_v_version_status";
  DROP TYPE "public"."enum__slides_v_published_locale";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum_advantages_status";
  DROP TYPE "public"."enum__advantages_v_version_status";
  DROP TYPE "public"."enum__advantages_v_published_locale";
  DROP TYPE "public"."enum_about_sections_status";
  DROP TYPE "public"."enum__about_sections_v_version_status";
  DROP TYPE "public"."enum__about_sections_v_published_locale";
  DROP TYPE "public"."enum_certificates_status";
  DROP TYPE "public"."enum__certificates_v_version_status";
  DROP TYPE "public"."enum__certificates_v_published_locale";
  DROP TYPE "public"."enum_dealers_languages";
  DROP TYPE "public"."enum_dealers_continent";
  DROP TYPE "public"."enum_dealers_status";
  DROP TYPE "public"."enum__dealers_v_version_languages";
  DROP TYPE "public"."enum__dealers_v_version_continent";
  DROP TYPE "public"."enum__dealers_v_version_status";
  DROP TYPE "public"."enum__dealers_v_published_locale";
  DROP TYPE "public"."enum_seo_pages_status";
  DROP TYPE "public"."enum__seo_pages_v_version_status";
  DROP TYPE "public"."enum__seo_pages_v_published_locale";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_redirects_made_by";
  DROP TYPE "public"."enum_searches_without_results_language";
  DROP TYPE "public"."enum_searches_without_results_kind";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_enquiry_events_kind";
  DROP TYPE "public"."enum_company_socials_kind";`)
}
