import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { exportPackage } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { downloadFile } from '../../platform/api/download-file.ui.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePlatform } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { packageTexts } from './packages.locale.ts';
import styles from './packages.module.css';

/** Exports the published application as a package; leads to the import. */
export function PackageSection({ appCode }: { readonly appCode: string }) {
  const t = useTexts(packageTexts);
  const platform = usePlatform();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const download = useMutation({
    mutationFn: () => downloadFile(platform, exportPackage, { appCode }, `${appCode}.zip`),
    onSuccess: () => announce(t('exported')),
  });
  return (
    <section aria-label={t('packages')}>
      <h2>{t('packages')}</h2>
      <p className="ink-muted ink-small">{t('packagesHint')}</p>
      <p className={styles.foot}>
        <Button loading={download.isPending} onClick={() => download.mutate()}>
          {t('export')}
        </Button>
        <Link to="/admin/app-import">{t('import')}</Link>
      </p>
      <div role="alert" className={styles.alert}>
        {download.error ? failureText(download.error) : null}
      </div>
    </section>
  );
}
