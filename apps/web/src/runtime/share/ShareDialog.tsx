import { useQuery } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { LoadingState } from '@inkstone/ui-kit';
import { CopyButton } from '../../platform/clipboard/CopyButton.tsx';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePlatform } from '../../platform/platform.ts';
import { shareTexts } from './share.locale.ts';
import { sharedQuery, type ShareTarget } from './share-queries.ts';
import styles from './share.module.css';

/** The short address of a form with its QR code, to copy, scan or share. */
export function ShareDialog({ target, onClose }: { readonly target: ShareTarget; readonly onClose: () => void }) {
  const t = useTexts(shareTexts);
  const shared = useQuery(sharedQuery(usePlatform(), target));
  return (
    <Modal open title={t('title')} footer={null} width={400} centered onCancel={onClose} closable={{ 'aria-label': t('close') }}>
      {shared.isError ? <QueryFailure failure={shared.error} onRetry={() => void shared.refetch()} /> : null}
      {shared.isPending ? <LoadingState shape="cards" count={1} label={t('loading')} /> : null}
      {shared.data ? (
        <div className={styles.body}>
          <img className={styles.code} src={shared.data.picture} alt={t('code')} />
          <AddressLine address={shared.data.address} />
          <p className="ink-muted ink-small">{t('hint')}</p>
        </div>
      ) : null}
    </Modal>
  );
}

function AddressLine({ address }: { readonly address: string }) {
  const t = useTexts(shareTexts);
  return (
    <div className={styles.line}>
      <Input readOnly aria-label={t('address')} value={address} onFocus={({ target }) => target.select()} />
      <CopyButton type="primary" label={t('copy')} text={address} />
      {'share' in navigator ? (
        <Button onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>{t('send')}</Button>
      ) : null}
    </div>
  );
}
