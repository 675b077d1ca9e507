import type { Migration } from 'kysely/migration';
import { platform } from './0001-platform.ts';
import { organization } from './0002-organization.ts';
import { apps } from './0003-apps.ts';
import { workflow } from './0004-workflow.ts';
import { published } from './0005-published.ts';
import { unitPickers } from './0006-unit-pickers.ts';
import { files } from './0007-files.ts';
import { signing } from './0008-signing.ts';
import { extensionFailures } from './0009-extension-failures.ts';
import { lentReferences } from './0010-lent-references.ts';
import { settingChanges } from './0011-setting-changes.ts';
import { dictionaries } from './0012-dictionaries.ts';
import { involvedPeople } from './0014-involved-people.ts';
import { steering } from './0015-steering.ts';
import { outsideWork } from './0016-outside-work.ts';
import { time } from './0017-time.ts';
import { messages } from './0018-messages.ts';
import { trusts } from './0019-trusts.ts';
import { scenarios } from './0020-scenarios.ts';
import { comments } from './0022-comments.ts';
import { workflowVersions } from './0023-workflow-versions.ts';
import { workListIndexes } from './0025-work-list-indexes.ts';
import { messageDeliveries } from './0027-message-deliveries.ts';
import { appRoles } from './0028-app-roles.ts';
import { departmentIndexes } from './0029-department-indexes.ts';
import { textSearch } from './0030-text-search.ts';
import { identityProvider } from './0031-identity-provider.ts';
import { recordBatches } from './0033-record-batches.ts';
import { listViews } from './0034-list-views.ts';
import { businessRules } from './0035-business-rules.ts';
import { businessRuleLogs } from './0036-business-rule-logs.ts';
import { exportTasks } from './0037-exports.ts';
import { imports } from './0038-imports.ts';
import { printTemplates } from './0039-print-templates.ts';
import { favorites } from './0040-favorites.ts';
import { passwordKey } from './0044-password-key.ts';
import { shortCodes } from './0048-short-codes.ts';
import { deletedRecords } from './0049-deleted-records.ts';
import { portalPages } from './0050-portal-pages.ts';
import { unsentOpinions } from './0055-unsent-opinions.ts';
import { demoPasswords } from './0056-demo-passwords.ts';
import { deliveryClaims } from './0060-delivery-claims.ts';
import { administratorsChanged } from './0063-administrators-changed.ts';
import { instanceTitles } from './0067-instance-titles.ts';
import { organizationAdministration } from './0070-organization-administration.ts';
import { organizationHistory } from './0071-organization-history.ts';
import { sessions } from './0075-sessions.ts';
import { forcedPasswordChanges } from './0076-forced-password-changes.ts';
import { accountLinks } from './0077-account-links.ts';
import { secondFactors } from './0078-second-factors.ts';
import { apiTokens } from './0079-api-tokens.ts';
import { peopleImports } from './0080-people-imports.ts';
import { ownTimeZones } from './0083-own-time-zones.ts';
import { settingsChanged } from './0085-settings-changed.ts';
import { sharedMailAddresses } from './0087-shared-mail-addresses.ts';
import { scheduledLeaves } from './0088-scheduled-leaves.ts';
import { deletedRoles } from './0089-deleted-roles.ts';
import { workingCopies } from './0090-working-copies.ts';
import { documentKinds } from './0091-document-kinds.ts';
import { dictionariesByCode } from './0092-dictionaries-by-code.ts';
import { uniqueFailures } from './0096-unique-failures.ts';
import { valueCopies } from './0097-value-copies.ts';
import { appAccess } from './0100-app-access.ts';
import { appColors } from './0101-app-colors.ts';
import { modelOffers } from './0102-model-offers.ts';
import { workflowFigures } from './0107-workflow-figures.ts';
import { remembered } from './0110-remembered.ts';
import { waitingSearchTerms } from './0113-waiting-search-terms.ts';
import { peopleByName } from './0114-people-by-name.ts';
import { instanceSegments } from './0115-instance-segments.ts';
import { scenariosAsDocuments } from './0116-scenarios-as-documents.ts';
import { importProgress } from './0117-import-progress.ts';
import { searchTermsAtOnce } from './0118-search-terms-at-once.ts';
import { onePublication } from './0119-one-publication.ts';
import { instancesByNumber } from './0120-instances-by-number.ts';
import { revisionsOfSettings } from './0121-revisions-of-settings.ts';

/** All migrations of the system tables, in order and forward only. A released migration must never be changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-platform': platform,
  '0002-organization': organization,
  '0003-apps': apps,
  '0004-workflow': workflow,
  '0005-published': published,
  '0006-unit-pickers': unitPickers,
  '0007-files': files,
  '0008-signing': signing,
  '0009-extension-failures': extensionFailures,
  '0010-lent-references': lentReferences,
  '0011-setting-changes': settingChanges,
  '0012-dictionaries': dictionaries,
  '0014-involved-people': involvedPeople,
  '0015-steering': steering,
  '0016-outside-work': outsideWork,
  '0017-time': time,
  '0018-messages': messages,
  '0019-trusts': trusts,
  '0020-scenarios': scenarios,
  '0022-comments': comments,
  '0023-workflow-versions': workflowVersions,
  '0025-work-list-indexes': workListIndexes,
  '0027-message-deliveries': messageDeliveries,
  '0028-app-roles': appRoles,
  '0029-department-indexes': departmentIndexes,
  '0030-text-search': textSearch,
  '0031-identity-provider': identityProvider,
  '0033-record-batches': recordBatches,
  '0034-list-views': listViews,
  '0035-business-rules': businessRules,
  '0036-business-rule-logs': businessRuleLogs,
  '0037-exports': exportTasks,
  '0038-imports': imports,
  '0039-print-templates': printTemplates,
  '0040-favorites': favorites,
  '0044-password-key': passwordKey,
  '0048-short-codes': shortCodes,
  '0049-deleted-records': deletedRecords,
  '0050-portal-pages': portalPages,
  '0055-unsent-opinions': unsentOpinions,
  '0056-demo-passwords': demoPasswords,
  '0060-delivery-claims': deliveryClaims,
  '0063-administrators-changed': administratorsChanged,
  '0067-instance-titles': instanceTitles,
  '0070-organization-administration': organizationAdministration,
  '0071-organization-history': organizationHistory,
  '0075-sessions': sessions,
  '0076-forced-password-changes': forcedPasswordChanges,
  '0077-account-links': accountLinks,
  '0078-second-factors': secondFactors,
  '0079-api-tokens': apiTokens,
  '0080-people-imports': peopleImports,
  '0083-own-time-zones': ownTimeZones,
  '0085-settings-changed': settingsChanged,
  '0087-shared-mail-addresses': sharedMailAddresses,
  '0088-scheduled-leaves': scheduledLeaves,
  '0089-deleted-roles': deletedRoles,
  '0090-working-copies': workingCopies,
  '0091-document-kinds': documentKinds,
  '0092-dictionaries-by-code': dictionariesByCode,
  '0096-unique-failures': uniqueFailures,
  '0097-value-copies': valueCopies,
  '0100-app-access': appAccess,
  '0101-app-colors': appColors,
  '0102-model-offers': modelOffers,
  '0107-workflow-figures': workflowFigures,
  '0110-remembered': remembered,
  '0113-waiting-search-terms': waitingSearchTerms,
  '0114-people-by-name': peopleByName,
  '0115-instance-segments': instanceSegments,
  '0116-scenarios-as-documents': scenariosAsDocuments,
  '0117-import-progress': importProgress,
  '0118-search-terms-at-once': searchTermsAtOnce,
  '0119-one-publication': onePublication,
  '0120-instances-by-number': instancesByNumber,
  '0121-revisions-of-settings': revisionsOfSettings,
};
