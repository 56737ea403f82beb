import { PersonCell as PersonCell_6bc307539ec2659bcc3fbeab533a481e } from '../../../platform/accounts/ui/PersonCell.tsx'
import { ListTools as ListTools_7f212f235102323f43a073fb3d225578 } from '../../../enquiries/desk/list/ListTools.tsx'
import { EnquiryPage as EnquiryPage_c329a6c007a0b9dd087e1a2651e5f090 } from '../../../enquiries/desk/page/EnquiryPage.tsx'
import { SortedSelect as SortedSelect_9057280491abf95c3dd9e735454a3802 } from '../../../platform/ui/SortedSelect.tsx'
import { CategoriesField as CategoriesField_45e16e3c1bcef94ab7fae96204ddafbe } from '../../../enquiries/routing/ui/CategoriesField.tsx'
import { TryField as TryField_48d67f56f72697ea662405388730b961 } from '../../../enquiries/routing/ui/TryField.tsx'
import { OrderLink as OrderLink_abfa9c1eb6b7fc842e716eaddf57b9b5 } from '../../../content/order/OrderLink.tsx'
import { RulesTools as RulesTools_dce80ad443fbd1981fd826efc57775f4 } from '../../../enquiries/routing/ui/RulesTools.tsx'
import { WorkflowField as WorkflowField_45df01394a68c5347f3b223b58b846a3 } from '../../../content/workflow/ui/WorkflowField.tsx'
import { TitleCell as TitleCell_6bd0dd6d6b40f42624b06802cde2234f } from '../../../content/english/TitleCell.tsx'
import { EnglishTitle as EnglishTitle_9691d3f17ffadc01c2df47791c609936 } from '../../../content/english/EnglishTitle.tsx'
import { FieldComments as FieldComments_f545a699d03fd3b9ec0a590c5f2a9b03 } from '../../../content/workflow/comments/FieldComments.tsx'
import { EnglishText as EnglishText_24e8d394e64659bd3f49ef45bb3685e6 } from '../../../content/english/EnglishText.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SpecificationNumber as SpecificationNumber_6e3bd6906ffb71fa9d222f029fb3e333 } from '../../../content/specifications/SpecificationFields.tsx'
import { SpecificationYes as SpecificationYes_6e3bd6906ffb71fa9d222f029fb3e333 } from '../../../content/specifications/SpecificationFields.tsx'
import { SpecificationText as SpecificationText_6e3bd6906ffb71fa9d222f029fb3e333 } from '../../../content/specifications/SpecificationFields.tsx'
import { SpecificationLabel as SpecificationLabel_0cc90d270c6313481c54b3a8efc58139 } from '../../../content/specifications/SpecificationLabel.tsx'
import { DaysLeft as DaysLeft_61c3f5ec781e0c88e921d317a1644400 } from '../../../content/trash/DaysLeft.tsx'
import { FindingsPanel as FindingsPanel_54ee0a4dbe440af3962f5709db1c310a } from '../../../content/findings/ui/FindingsPanel.tsx'
import { StateCell as StateCell_081465cc97a18a67eee44611ef1e3d56 } from '../../../content/completeness/ui/StateCell.tsx'
import { TranslationPanel as TranslationPanel_c82448d073a0cbba11d41dd62435f0c8 } from '../../../content/completeness/ui/TranslationPanel.tsx'
import { StateFilter as StateFilter_95d7dce992c58948937757268d1d0a1f } from '../../../content/completeness/ui/StateFilter.tsx'
import { NoDiff as NoDiff_03a649213b41ac4fc582bfe2537d25ce } from '../../../content/completeness/ui/NoDiff.tsx'
import { UsesField as UsesField_cb8bfdbd3ab8a7da117e1dcf198564bc } from '../../../content/uses/UsesField.tsx'
import { PreviewLinksField as PreviewLinksField_1e82d8b298fd77a3e953806c761d392d } from '../../../preview/links/PreviewLinksField.tsx'
import { ProductListTools as ProductListTools_34fa9a933378de37b7bb39519e41edee } from '../../../content/imports/screen/ProductListTools.tsx'
import { ListFilter as ListFilter_69434ada762ab4059640685dded2fd2d } from '../../../content/completeness/ui/ListFilter.tsx'
import { VersionsPage as VersionsPage_0055f2bd7a8eee6b8482fee46486339d } from '../../../content/workflow/authors/VersionsPage.tsx'
import { CorrectionReason as CorrectionReason_25832c70790ed5de28d31790f5b80fa2 } from '../../../content/product-documents/CorrectionReason.tsx'
import { LabelLink as LabelLink_56a3b7f2bceb8efb6073f8eaefefc152 } from '../../../content/product-documents/label/LabelLink.tsx'
import { SerialListTools as SerialListTools_34fa9a933378de37b7bb39519e41edee } from '../../../content/imports/screen/ProductListTools.tsx'
import { LabelTools as LabelTools_d687a8fc6f6e5d6003767082760185c6 } from '../../../content/product-documents/label/LabelTools.tsx'
import { RedirectCsv as RedirectCsv_ba45b6e6d0eadd49d99546e19ff980ca } from '../../../content/redirects/RedirectCsv.tsx'
import { MakeRedirectCell as MakeRedirectCell_31408d446300abdd34a03514b3351ec9 } from '../../../publishing/not-found-log/MakeRedirectLink.tsx'
import { MakeRedirectField as MakeRedirectField_31408d446300abdd34a03514b3351ec9 } from '../../../publishing/not-found-log/MakeRedirectLink.tsx'
import { AltTexts as AltTexts_37b66552a0ac5a096d92d1e17304f2b2 } from '../../../content/media/alt-texts/AltTexts.tsx'
import { FocusField as FocusField_36b6724cd20d31592381499c6c2b105f } from '../../../content/media/focus/FocusField.tsx'
import { Security as Security_d61f4269f023d01ae7f9418e822f5bcc } from '../../../platform/accounts/ui/Security.tsx'
import { PlainCell as PlainCell_d1552a6e255b8112fb51387295314b67 } from '../../../platform/audit/PlainCell.tsx'
import { AuditTools as AuditTools_7858ba13ff412dafd0b3479b3efd6beb } from '../../../platform/audit/AuditTools.tsx'
import { StationLabel as StationLabel_8656fdda2fcab7e9cf274076ea327ea5 } from '../../../content/window-story/StationLabel.tsx'
import { EntryLabel as EntryLabel_56f507edd2605806d9c32673d312e769 } from '../../../content/menu/EntryLabel.tsx'
import { TextsField as TextsField_b191f5bb927cd60decd1e9c118b889c5 } from '../../../content/interface-texts/screen/TextsField.tsx'
import { RulesField as RulesField_c487f4c72c72c364bdc1aead9ddced31 } from '../../../content/completeness/ui/RulesField.tsx'
import { NavLinks as NavLinks_8f3ed64f340f50eed1de5453da120e30 } from '../../../content/completeness/board/NavLinks.tsx'
import { NavLink as NavLink_5318358d1ce528d8d93f65bc802158ab } from '../../../statistics/screen/NavLink.tsx'
import { Dashboard as Dashboard_8a123a0099437ead18a4c5385e1a4bef } from '../../../enquiries/desk/dashboard/Dashboard.tsx'
import { EditorDashboard as EditorDashboard_4b56e622e68e61f6b0d842fffd5b8de0 } from '../../../content/workflow/ui/EditorDashboard.tsx'
import { BackupSummary as BackupSummary_535c9f064e35af92d2ac17a37abf0a5b } from '../../../backups/screen/BackupSummary.tsx'
import { UploadProgress as UploadProgress_c37baaed6c36acd63849c6ed4eade8e0 } from '../../../content/media/sending/UploadProgress.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { FindingsPage as FindingsPage_bf75da803d00d8429e8c363f5d533974 } from '../../../content/findings/weekly/FindingsPage.tsx'
import { BoardPage as BoardPage_180e120032b6fb571c23195094cf3614 } from '../../../content/completeness/board/BoardPage.tsx'
import { TranslatingPage as TranslatingPage_66783da162dd728fd59f514bc4db83c2 } from '../../../content/translation/screen/TranslatingPage.tsx'
import { JobPage as JobPage_2347e72483c521ba1f25b90d4800ad3e } from '../../../content/translation/screen/JobPage.tsx'
import { BackupsPage as BackupsPage_9d5190395dbb7191e145280b224a8358 } from '../../../backups/screen/BackupsPage.tsx'
import { SchedulePage as SchedulePage_4bd8c8f2db97576e18b62f02f3569c39 } from '../../../content/workflow/schedule/SchedulePage.tsx'
import { OrderPage as OrderPage_ccafde0f4ffb43d05684612aab48cf78 } from '../../../content/order/OrderPage.tsx'
import { ReportsPage as ReportsPage_68d0c3f1c163022f49fbb64bea63be8f } from '../../../enquiries/desk/reports/ReportsPage.tsx'
import { StatisticsPage as StatisticsPage_5f88cb74b346321c8dec33bce12dd9c7 } from '../../../statistics/screen/StatisticsPage.tsx'
import { ErasePage as ErasePage_e2804b8a404c220e698d758f10e14ce4 } from '../../../enquiries/desk/erase/ErasePage.tsx'
import { ImportsPage as ImportsPage_3f2229a164fcb8b07d99c5d753b9ee2e } from '../../../content/imports/screen/ImportsPage.tsx'
import { ImportPage as ImportPage_24e1e4c5b87d1bd0f5d29d816a69d65f } from '../../../content/imports/screen/ImportPage.tsx'
import { SerialImportsPage as SerialImportsPage_3f2229a164fcb8b07d99c5d753b9ee2e } from '../../../content/imports/screen/ImportsPage.tsx'
import { SerialImportPage as SerialImportPage_24e1e4c5b87d1bd0f5d29d816a69d65f } from '../../../content/imports/screen/ImportPage.tsx'
import { LoginPage as LoginPage_fcdeed941fd52ef19534053a445f5e98 } from '../../../platform/accounts/ui/LoginPage.tsx'
import { RequiredFactorPage as RequiredFactorPage_2e85d14affa73777a1af6ee3963a2765 } from '../../../platform/accounts/ui/RequiredFactorPage.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/platform/accounts/ui/PersonCell.tsx#PersonCell": PersonCell_6bc307539ec2659bcc3fbeab533a481e,
  "/enquiries/desk/list/ListTools.tsx#ListTools": ListTools_7f212f235102323f43a073fb3d225578,
  "/enquiries/desk/page/EnquiryPage.tsx#EnquiryPage": EnquiryPage_c329a6c007a0b9dd087e1a2651e5f090,
  "/platform/ui/SortedSelect.tsx#SortedSelect": SortedSelect_9057280491abf95c3dd9e735454a3802,
  "/enquiries/routing/ui/CategoriesField.tsx#CategoriesField": CategoriesField_45e16e3c1bcef94ab7fae96204ddafbe,
  "/enquiries/routing/ui/TryField.tsx#TryField": TryField_48d67f56f72697ea662405388730b961,
  "/content/order/OrderLink.tsx#OrderLink": OrderLink_abfa9c1eb6b7fc842e716eaddf57b9b5,
  "/enquiries/routing/ui/RulesTools.tsx#RulesTools": RulesTools_dce80ad443fbd1981fd826efc57775f4,
  "/content/workflow/ui/WorkflowField.tsx#WorkflowField": WorkflowField_45df01394a68c5347f3b223b58b846a3,
  "/content/english/TitleCell.tsx#TitleCell": TitleCell_6bd0dd6d6b40f42624b06802cde2234f,
  "/content/english/EnglishTitle.tsx#EnglishTitle": EnglishTitle_9691d3f17ffadc01c2df47791c609936,
  "/content/workflow/comments/FieldComments.tsx#FieldComments": FieldComments_f545a699d03fd3b9ec0a590c5f2a9b03,
  "/content/english/EnglishText.tsx#EnglishText": EnglishText_24e8d394e64659bd3f49ef45bb3685e6,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/specifications/SpecificationFields.tsx#SpecificationNumber": SpecificationNumber_6e3bd6906ffb71fa9d222f029fb3e333,
  "/content/specifications/SpecificationFields.tsx#SpecificationYes": SpecificationYes_6e3bd6906ffb71fa9d222f029fb3e333,
  "/content/specifications/SpecificationFields.tsx#SpecificationText": SpecificationText_6e3bd6906ffb71fa9d222f029fb3e333,
  "/content/specifications/SpecificationLabel.tsx#SpecificationLabel": SpecificationLabel_0cc90d270c6313481c54b3a8efc58139,
  "/content/trash/DaysLeft.tsx#DaysLeft": DaysLeft_61c3f5ec781e0c88e921d317a1644400,
  "/content/findings/ui/FindingsPanel.tsx#FindingsPanel": FindingsPanel_54ee0a4dbe440af3962f5709db1c310a,
  "/content/completeness/ui/StateCell.tsx#StateCell": StateCell_081465cc97a18a67eee44611ef1e3d56,
  "/content/completeness/ui/TranslationPanel.tsx#TranslationPanel": TranslationPanel_c82448d073a0cbba11d41dd62435f0c8,
  "/content/completeness/ui/StateFilter.tsx#StateFilter": StateFilter_95d7dce992c58948937757268d1d0a1f,
  "/content/completeness/ui/NoDiff.tsx#NoDiff": NoDiff_03a649213b41ac4fc582bfe2537d25ce,
  "/content/uses/UsesField.tsx#UsesField": UsesField_cb8bfdbd3ab8a7da117e1dcf198564bc,
  "/preview/links/PreviewLinksField.tsx#PreviewLinksField": PreviewLinksField_1e82d8b298fd77a3e953806c761d392d,
  "/content/imports/screen/ProductListTools.tsx#ProductListTools": ProductListTools_34fa9a933378de37b7bb39519e41edee,
  "/content/completeness/ui/ListFilter.tsx#ListFilter": ListFilter_69434ada762ab4059640685dded2fd2d,
  "/content/workflow/authors/VersionsPage.tsx#VersionsPage": VersionsPage_0055f2bd7a8eee6b8482fee46486339d,
  "/content/product-documents/CorrectionReason.tsx#CorrectionReason": CorrectionReason_25832c70790ed5de28d31790f5b80fa2,
  "/content/product-documents/label/LabelLink.tsx#LabelLink": LabelLink_56a3b7f2bceb8efb6073f8eaefefc152,
  "/content/imports/screen/ProductListTools.tsx#SerialListTools": SerialListTools_34fa9a933378de37b7bb39519e41edee,
  "/content/product-documents/label/LabelTools.tsx#LabelTools": LabelTools_d687a8fc6f6e5d6003767082760185c6,
  "/content/redirects/RedirectCsv.tsx#RedirectCsv": RedirectCsv_ba45b6e6d0eadd49d99546e19ff980ca,
  "/publishing/not-found-log/MakeRedirectLink.tsx#MakeRedirectCell": MakeRedirectCell_31408d446300abdd34a03514b3351ec9,
  "/publishing/not-found-log/MakeRedirectLink.tsx#MakeRedirectField": MakeRedirectField_31408d446300abdd34a03514b3351ec9,
  "/content/media/alt-texts/AltTexts.tsx#AltTexts": AltTexts_37b66552a0ac5a096d92d1e17304f2b2,
  "/content/media/focus/FocusField.tsx#FocusField": FocusField_36b6724cd20d31592381499c6c2b105f,
  "/platform/accounts/ui/Security.tsx#Security": Security_d61f4269f023d01ae7f9418e822f5bcc,
  "/platform/audit/PlainCell.tsx#PlainCell": PlainCell_d1552a6e255b8112fb51387295314b67,
  "/platform/audit/AuditTools.tsx#AuditTools": AuditTools_7858ba13ff412dafd0b3479b3efd6beb,
  "/content/window-story/StationLabel.tsx#StationLabel": StationLabel_8656fdda2fcab7e9cf274076ea327ea5,
  "/content/menu/EntryLabel.tsx#EntryLabel": EntryLabel_56f507edd2605806d9c32673d312e769,
  "/content/interface-texts/screen/TextsField.tsx#TextsField": TextsField_b191f5bb927cd60decd1e9c118b889c5,
  "/content/completeness/ui/RulesField.tsx#RulesField": RulesField_c487f4c72c72c364bdc1aead9ddced31,
  "/content/completeness/board/NavLinks.tsx#NavLinks": NavLinks_8f3ed64f340f50eed1de5453da120e30,
  "/statistics/screen/NavLink.tsx#NavLink": NavLink_5318358d1ce528d8d93f65bc802158ab,
  "/enquiries/desk/dashboard/Dashboard.tsx#Dashboard": Dashboard_8a123a0099437ead18a4c5385e1a4bef,
  "/content/workflow/ui/EditorDashboard.tsx#EditorDashboard": EditorDashboard_4b56e622e68e61f6b0d842fffd5b8de0,
  "/backups/screen/BackupSummary.tsx#BackupSummary": BackupSummary_535c9f064e35af92d2ac17a37abf0a5b,
  "/content/media/sending/UploadProgress.tsx#UploadProgress": UploadProgress_c37baaed6c36acd63849c6ed4eade8e0,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/content/findings/weekly/FindingsPage.tsx#FindingsPage": FindingsPage_bf75da803d00d8429e8c363f5d533974,
  "/content/completeness/board/BoardPage.tsx#BoardPage": BoardPage_180e120032b6fb571c23195094cf3614,
  "/content/translation/screen/TranslatingPage.tsx#TranslatingPage": TranslatingPage_66783da162dd728fd59f514bc4db83c2,
  "/content/translation/screen/JobPage.tsx#JobPage": JobPage_2347e72483c521ba1f25b90d4800ad3e,
  "/backups/screen/BackupsPage.tsx#BackupsPage": BackupsPage_9d5190395dbb7191e145280b224a8358,
  "/content/workflow/schedule/SchedulePage.tsx#SchedulePage": SchedulePage_4bd8c8f2db97576e18b62f02f3569c39,
  "/content/order/OrderPage.tsx#OrderPage": OrderPage_ccafde0f4ffb43d05684612aab48cf78,
  "/enquiries/desk/reports/ReportsPage.tsx#ReportsPage": ReportsPage_68d0c3f1c163022f49fbb64bea63be8f,
  "/statistics/screen/StatisticsPage.tsx#StatisticsPage": StatisticsPage_5f88cb74b346321c8dec33bce12dd9c7,
  "/enquiries/desk/erase/ErasePage.tsx#ErasePage": ErasePage_e2804b8a404c220e698d758f10e14ce4,
  "/content/imports/screen/ImportsPage.tsx#ImportsPage": ImportsPage_3f2229a164fcb8b07d99c5d753b9ee2e,
  "/content/imports/screen/ImportPage.tsx#ImportPage": ImportPage_24e1e4c5b87d1bd0f5d29d816a69d65f,
  "/content/imports/screen/ImportsPage.tsx#SerialImportsPage": SerialImportsPage_3f2229a164fcb8b07d99c5d753b9ee2e,
  "/content/imports/screen/ImportPage.tsx#SerialImportPage": SerialImportPage_24e1e4c5b87d1bd0f5d29d816a69d65f,
  "/platform/accounts/ui/LoginPage.tsx#LoginPage": LoginPage_fcdeed941fd52ef19534053a445f5e98,
  "/platform/accounts/ui/RequiredFactorPage.tsx#RequiredFactorPage": RequiredFactorPage_2e85d14affa73777a1af6ee3963a2765,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
