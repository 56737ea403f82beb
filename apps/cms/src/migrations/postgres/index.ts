import * as migration_20261122_133156_initial from './20261122_133156_initial.ts'
import * as migration_20261122_164338_company_chat from './20261122_164338_company_chat.ts'
import * as migration_20261122_232401_safety from './20261122_232401_safety.ts'
import * as migration_20261123_025911_texts_by_document from './20261123_025911_texts_by_document.ts'
import * as migration_20261123_055039_reads_by_query from './20261123_055039_reads_by_query.ts'
import * as migration_20261123_060000_search_index from './20261123_060000_search_index.ts'
import * as migration_20261123_083244_latest_versions from './20261123_083244_latest_versions.ts'
import * as migration_20261123_114500_shared_processes from './20261123_114500_shared_processes.ts'
import * as migration_20261123_184417_better_figures from './20261123_184417_better_figures.ts'
import * as migration_20261123_194933_editing_and_reports from './20261123_194933_editing_and_reports.ts'
import * as migration_20261123_200638_replies from './20261123_200638_replies.ts'
import * as migration_20261123_234701_translation_routing_statistics from './20261123_234701_translation_routing_statistics.ts'
import * as migration_20261126_221209_documents_dealers_texts from './20261126_221209_documents_dealers_texts.ts'
import * as migration_20261127_074634_first_publications from './20261127_074634_first_publications.ts'
import * as migration_20261127_085428_service_requests_corrections from './20261127_085428_service_requests_corrections.ts'
import * as migration_20261127_103000_product_snapshots from './20261127_103000_product_snapshots.ts'
import * as migration_20261127_112720_names_by_language from './20261127_112720_names_by_language.ts'
import * as migration_20261127_135647_without_unused_indexes from './20261127_135647_without_unused_indexes.ts'
import * as migration_20261127_152116_window_story from './20261127_152116_window_story.ts'
import * as migration_20261128_185158_products_of_posts from './20261128_185158_products_of_posts.ts'

export const migrations = [
  {
    up: migration_20261122_133156_initial.up,
    down: migration_20261122_133156_initial.down,
    name: '20261122_133156_initial',
  },
  {
    up: migration_20261122_164338_company_chat.up,
    down: migration_20261122_164338_company_chat.down,
    name: '20261122_164338_company_chat',
  },
  {
    up: migration_20261122_232401_safety.up,
    down: migration_20261122_232401_safety.down,
    name: '20261122_232401_safety',
  },
  {
    up: migration_20261123_025911_texts_by_document.up,
    down: migration_20261123_025911_texts_by_document.down,
    name: '20261123_025911_texts_by_document',
  },
  {
    up: migration_20261123_055039_reads_by_query.up,
    down: migration_20261123_055039_reads_by_query.down,
    name: '20261123_055039_reads_by_query',
  },
  {
    up: migration_20261123_060000_search_index.up,
    down: migration_20261123_060000_search_index.down,
    name: '20261123_060000_search_index',
  },
  {
    up: migration_20261123_083244_latest_versions.up,
    down: migration_20261123_083244_latest_versions.down,
    name: '20261123_083244_latest_versions',
  },
  {
    up: migration_20261123_114500_shared_processes.up,
    down: migration_20261123_114500_shared_processes.down,
    name: '20261123_114500_shared_processes',
  },
  {
    up: migration_20261123_184417_better_figures.up,
    down: migration_20261123_184417_better_figures.down,
    name: '20261123_184417_better_figures',
  },
  {
    up: migration_20261123_194933_editing_and_reports.up,
    down: migration_20261123_194933_editing_and_reports.down,
    name: '20261123_194933_editing_and_reports',
  },
  {
    up: migration_20261123_200638_replies.up,
    down: migration_20261123_200638_replies.down,
    name: '20261123_200638_replies',
  },
  {
    up: migration_20261123_234701_translation_routing_statistics.up,
    down: migration_20261123_234701_translation_routing_statistics.down,
    name: '20261123_234701_translation_routing_statistics',
  },
  {
    up: migration_20261126_221209_documents_dealers_texts.up,
    down: migration_20261126_221209_documents_dealers_texts.down,
    name: '20261126_221209_documents_dealers_texts',
  },
  {
    up: migration_20261127_074634_first_publications.up,
    down: migration_20261127_074634_first_publications.down,
    name: '20261127_074634_first_publications',
  },
  {
    up: migration_20261127_085428_service_requests_corrections.up,
    down: migration_20261127_085428_service_requests_corrections.down,
    name: '20261127_085428_service_requests_corrections',
  },
  {
    up: migration_20261127_103000_product_snapshots.up,
    down: migration_20261127_103000_product_snapshots.down,
    name: '20261127_103000_product_snapshots',
  },
  {
    up: migration_20261127_112720_names_by_language.up,
    down: migration_20261127_112720_names_by_language.down,
    name: '20261127_112720_names_by_language',
  },
  {
    up: migration_20261127_135647_without_unused_indexes.up,
    down: migration_20261127_135647_without_unused_indexes.down,
    name: '20261127_135647_without_unused_indexes',
  },
  {
    up: migration_20261127_152116_window_story.up,
    down: migration_20261127_152116_window_story.down,
    name: '20261127_152116_window_story',
  },
  {
    up: migration_20261128_185158_products_of_posts.up,
    down: migration_20261128_185158_products_of_posts.down,
    name: '20261128_185158_products_of_posts'
  },
];
