import { ListTools as ListTools_7f212f235102323f43a073fb3d225578 } from '../../../enquiries/desk/list/ListTools.tsx'
import { EnquiryPage as EnquiryPage_c329a6c007a0b9dd087e1a2651e5f090 } from '../../../enquiries/desk/page/EnquiryPage.tsx'
import { TitleCell as TitleCell_6bd0dd6d6b40f42624b06802cde2234f } from '../../../content/english/TitleCell.tsx'
import { EnglishTitle as EnglishTitle_9691d3f17ffadc01c2df47791c609936 } from '../../../content/english/EnglishTitle.tsx'
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
import { UsesField as UsesField_cb8bfdbd3ab8a7da117e1dcf198564bc } from '../../../content/uses/UsesField.tsx'
import { RedirectCsv as RedirectCsv_ba45b6e6d0eadd49d99546e19ff980ca } from '../../../content/redirects/RedirectCsv.tsx'
import { MakeRedirectCell as MakeRedirectCell_31408d446300abdd34a03514b3351ec9 } from '../../../publishing/not-found-log/MakeRedirectLink.tsx'
import { MakeRedirectField as MakeRedirectField_31408d446300abdd34a03514b3351ec9 } from '../../../publishing/not-found-log/MakeRedirectLink.tsx'
import { Security as Security_d61f4269f023d01ae7f9418e822f5bcc } from '../../../platform/accounts/ui/Security.tsx'
import { PlainCell as PlainCell_d1552a6e255b8112fb51387295314b67 } from '../../../platform/audit/PlainCell.tsx'
import { AuditTools as AuditTools_7858ba13ff412dafd0b3479b3efd6beb } from '../../../platform/audit/AuditTools.tsx'
import { Dashboard as Dashboard_8a123a0099437ead18a4c5385e1a4bef } from '../../../enquiries/desk/dashboard/Dashboard.tsx'
import { BackupSummary as BackupSummary_535c9f064e35af92d2ac17a37abf0a5b } from '../../../backups/screen/BackupSummary.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { BackupsPage as BackupsPage_9d5190395dbb7191e145280b224a8358 } from '../../../backups/screen/BackupsPage.tsx'
import { ErasePage as ErasePage_e2804b8a404c220e698d758f10e14ce4 } from '../../../enquiries/desk/erase/ErasePage.tsx'
import { LoginPage as LoginPage_fcdeed941fd52ef19534053a445f5e98 } from '../../../platform/accounts/ui/LoginPage.tsx'
import { RequiredFactorPage as RequiredFactorPage_2e85d14affa73777a1af6ee3963a2765 } from '../../../platform/accounts/ui/RequiredFactorPage.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/enquiries/desk/list/ListTools.tsx#ListTools": ListTools_7f212f235102323f43a073fb3d225578,
  "/enquiries/desk/page/EnquiryPage.tsx#EnquiryPage": EnquiryPage_c329a6c007a0b9dd087e1a2651e5f090,
  "/content/english/TitleCell.tsx#TitleCell": TitleCell_6bd0dd6d6b40f42624b06802cde2234f,
  "/content/english/EnglishTitle.tsx#EnglishTitle": EnglishTitle_9691d3f17ffadc01c2df47791c609936,
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
  "/content/uses/UsesField.tsx#UsesField": UsesField_cb8bfdbd3ab8a7da117e1dcf198564bc,
  "/content/redirects/RedirectCsv.tsx#RedirectCsv": RedirectCsv_ba45b6e6d0eadd49d99546e19ff980ca,
  "/publishing/not-found-log/MakeRedirectLink.tsx#MakeRedirectCell": MakeRedirectCell_31408d446300abdd34a03514b3351ec9,
  "/publishing/not-found-log/MakeRedirectLink.tsx#MakeRedirectField": MakeRedirectField_31408d446300abdd34a03514b3351ec9,
  "/platform/accounts/ui/Security.tsx#Security": Security_d61f4269f023d01ae7f9418e822f5bcc,
  "/platform/audit/PlainCell.tsx#PlainCell": PlainCell_d1552a6e255b8112fb51387295314b67,
  "/platform/audit/AuditTools.tsx#AuditTools": AuditTools_7858ba13ff412dafd0b3479b3efd6beb,
  "/enquiries/desk/dashboard/Dashboard.tsx#Dashboard": Dashboard_8a123a0099437ead18a4c5385e1a4bef,
  "/backups/screen/BackupSummary.tsx#BackupSummary": BackupSummary_535c9f064e35af92d2ac17a37abf0a5b,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/backups/screen/BackupsPage.tsx#BackupsPage": BackupsPage_9d5190395dbb7191e145280b224a8358,
  "/enquiries/desk/erase/ErasePage.tsx#ErasePage": ErasePage_e2804b8a404c220e698d758f10e14ce4,
  "/platform/accounts/ui/LoginPage.tsx#LoginPage": LoginPage_fcdeed941fd52ef19534053a445f5e98,
  "/platform/accounts/ui/RequiredFactorPage.tsx#RequiredFactorPage": RequiredFactorPage_2e85d14affa73777a1af6ee3963a2765,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
