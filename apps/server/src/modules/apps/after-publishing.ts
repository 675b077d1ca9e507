import type { Trx } from '../../platform/db/database.ts';
import { requireServices } from '../../platform/http/required-service.ts';

interface PublishedApp {
  readonly appCode: string;
  /** Null: the installation itself. */
  readonly publishedBy: string | null;
  readonly now: Date;
}

/** Runs in the transaction that has published an application, after its documents are stored. */
export const afterPublishing = requireServices<(trx: Trx, published: PublishedApp) => Promise<void>>();
