import { cleanUps } from '../../platform/jobs/clean-ups.ts';
import { defineModule } from '../../platform/http/module.ts';
import { mayDesign } from '../organization/index.ts';
import { afterPublishing } from '../apps/index.ts';
import { readAppAccessEndpoint, saveAppAccessEndpoint } from './apps/app-access.endpoint.ts';
import { cleanUpHistory } from './clean-up-history.ts';
import { copyDesignAppEndpoint } from './apps/copy-app.endpoint.ts';
import {
  createDesignAppEndpoint,
  listDesignAppsEndpoint,
  moveDesignAppEndpoint,
  readAppRemovalEndpoint,
  removeDesignAppEndpoint,
  setAppStateEndpoint,
} from './apps/design-apps.endpoint.ts';
import {
  listAppMakersEndpoint,
  listDesignersEndpoint,
  saveAppMakerEndpoint,
  saveDesignerEndpoint,
} from './rights/design-rights.endpoint.ts';
import { isDesigner } from './rights/rights.ts';
import { followPublishing } from './publishing/follow-publishing.ts';
import { readModelTableEndpoint, retryUniqueIndexesEndpoint } from './models/model-table.endpoint.ts';
import { previewPrintEndpoint, previewPrintPdfEndpoint } from './preview/print.endpoint.ts';
import { openFormPreviewEndpoint, previewCallEndpoint } from './preview/preview.endpoint.ts';
import { listModelItemsEndpoint, listModelListsEndpoint } from './models/model-parts.endpoint.ts';
import { listModelOffersEndpoint, listOfferedModelsEndpoint, saveModelOfferEndpoint } from './models/model-offers.endpoint.ts';
import {
  planPublishingEndpoint,
  playWorkingScenariosEndpoint,
  publishWorkingCopyEndpoint,
  readDesignOutsideEndpoint,
  settleWorkingDocumentEndpoint,
} from './publishing/publish.endpoint.ts';
import { designRefusals } from './refusals.ts';
import { isDesignCodeTakenEndpoint } from './apps/code-taken.endpoint.ts';
import { uploadTemplateEndpoint } from './apps/template.endpoint.ts';
import { cancelValueCopyEndpoint, listValueCopiesEndpoint, startValueCopyEndpoint } from './models/value-copy.endpoint.ts';
import { listPublicationsEndpoint, readDocumentVersionEndpoint, restoreVersionsEndpoint } from './versions/versions.endpoint.ts';
import { readWorkflowFiguresEndpoint } from './workflow-figures.endpoint.ts';
import {
  announceDesignerEndpoint,
  discardWorkingCopyEndpoint,
  listGroupHistoryEndpoint,
  listGroupsSinceEndpoint,
  listWorkingSnapshotsEndpoint,
  openWorkingCopyEndpoint,
  restoreWorkingCopyEndpoint,
  submitGroupEndpoint,
} from './working-copy.endpoint.ts';

export { fillCopy } from './replace-copy.ts';
export { requireDesigner, requireFiller } from './rights/rights.ts';

/** Working copies of applications: groups of operations, history, publishing, and who may design (decision 122). */
export const designModule = defineModule({
  name: 'design',
  description: 'Working copies of applications, their history, and publishing them.',
  tables: ['working_copies', 'working_documents', 'working_groups', 'working_snapshots', 'designers', 'app_makers'],
  refusals: designRefusals,
  provides: [mayDesign.providedBy(isDesigner), afterPublishing.providedBy(followPublishing), cleanUps.providedBy(cleanUpHistory)],
  endpoints: [
    listDesignAppsEndpoint,
    createDesignAppEndpoint,
    setAppStateEndpoint,
    moveDesignAppEndpoint,
    copyDesignAppEndpoint,
    readAppRemovalEndpoint,
    removeDesignAppEndpoint,
    listModelListsEndpoint,
    listModelItemsEndpoint,
    listModelOffersEndpoint,
    saveModelOfferEndpoint,
    listOfferedModelsEndpoint,
    readAppAccessEndpoint,
    saveAppAccessEndpoint,
    openWorkingCopyEndpoint,
    submitGroupEndpoint,
    isDesignCodeTakenEndpoint,
    listGroupsSinceEndpoint,
    listGroupHistoryEndpoint,
    discardWorkingCopyEndpoint,
    listWorkingSnapshotsEndpoint,
    restoreWorkingCopyEndpoint,
    settleWorkingDocumentEndpoint,
    announceDesignerEndpoint,
    readModelTableEndpoint,
    uploadTemplateEndpoint,
    retryUniqueIndexesEndpoint,
    startValueCopyEndpoint,
    cancelValueCopyEndpoint,
    listValueCopiesEndpoint,
    planPublishingEndpoint,
    playWorkingScenariosEndpoint,
    readDesignOutsideEndpoint,
    publishWorkingCopyEndpoint,
    listPublicationsEndpoint,
    readDocumentVersionEndpoint,
    restoreVersionsEndpoint,
    previewCallEndpoint,
    openFormPreviewEndpoint,
    readWorkflowFiguresEndpoint,
    previewPrintEndpoint,
    previewPrintPdfEndpoint,
    listDesignersEndpoint,
    saveDesignerEndpoint,
    listAppMakersEndpoint,
    saveAppMakerEndpoint,
  ],
});
