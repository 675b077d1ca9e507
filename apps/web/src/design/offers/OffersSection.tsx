import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { listModelOffers, saveModelOffer, type CallOutput } from '@inkstone/api';
import { joinNamed, localizedName } from '@inkstone/schema';
import { LoadingState, Paper } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { offersTexts } from './offers.locale.ts';
import styles from './offers.module.css';

type Offer = CallOutput<typeof listModelOffers>[number];
type Mode = Offer['mode'];

const modes = ['none', 'read', 'write'] as const;
const rank = (mode: Mode): number => modes.indexOf(mode ?? 'none');

/** Which models the application offers to others. */
export function OffersSection({ appCode, mayChange }: { readonly appCode: string; readonly mayChange: boolean }) {
  const t = useTexts(offersTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [asked, setAsked] = useState<{ readonly offer: Offer; readonly mode: Mode } | null>(null);
  const queryKey = ['model-offers', appCode];
  const offers = useQuery({ queryKey, queryFn: ({ signal }) => client.call(listModelOffers, { appCode }, { signal }) });
  const save = useMutation({
    mutationFn: (input: { readonly schemaCode: string; readonly mode: Mode }) =>
      client.call(saveModelOffer, { appCode, ...input }, { idempotencyKey: createIntention().keyFor(input) }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
  const apps = ({ usedBy }: Offer) => joinNamed(usedBy, locale);
  const choose = (offer: Offer, mode: Mode) => {
    if (offer.usedBy.length > 0 && rank(mode) < rank(offer.mode)) setAsked({ offer, mode });
    else save.mutate({ schemaCode: offer.schemaCode, mode });
  };
  return (
    <section aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="ink-muted">{t('hint')}</p>
      {offers.isError ? <QueryFailure failure={offers.error} onRetry={() => void offers.refetch()} /> : null}
      {offers.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {offers.data?.length === 0 ? <p className="ink-muted">{t('none')}</p> : null}
      <div role="alert" className={fieldStyles.issue}>
        {save.error ? failureText(save.error) : null}
      </div>
      {offers.data && offers.data.length > 0 ? (
        <Paper>
          <ul className={styles.offers}>
            {offers.data.map((offer) => (
              <li key={offer.schemaCode}>
                <span className={styles.names}>
                  <span>{localizedName(offer, locale)}</span>
                  {offer.usedBy.length > 0 ? <span className="ink-muted ink-small">{t('usedBy', { apps: apps(offer) })}</span> : null}
                </span>
                <select
                  className={styles.mode}
                  aria-label={t('offerOf', { name: localizedName(offer, locale) })}
                  value={offer.mode ?? 'none'}
                  disabled={!mayChange || save.isPending}
                  onChange={({ target }) => choose(offer, target.value === 'none' ? null : (target.value as 'read' | 'write'))}
                >
                  {modes.map((mode) => (
                    <option key={mode} value={mode}>
                      {t(mode === 'none' ? 'notOffered' : mode)}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ul>
        </Paper>
      ) : null}
      {asked ? (
        <Modal
          open
          title={t('restrict')}
          okText={t('restrict')}
          cancelText={t('cancel')}
          okButtonProps={{ danger: true }}
          onOk={() => {
            save.mutate({ schemaCode: asked.offer.schemaCode, mode: asked.mode });
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        >
          {t('restrictAsk', { apps: apps(asked.offer), name: localizedName(asked.offer, locale), count: asked.offer.usedBy.length })}
        </Modal>
      ) : null}
    </section>
  );
}
