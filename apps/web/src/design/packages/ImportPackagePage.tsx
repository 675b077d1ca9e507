import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { designPackage, previewPackage, type CallOutput } from '@inkstone/api';
import { createId, localizedName } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { usePlatform } from '../../platform/platform.ts';
import { Link, useNavigate } from '../../platform/router/index.ts';
import { packageTexts } from './packages.locale.ts';
import { PackageIssues } from './PackageIssues.tsx';
import { PackageParts } from './PackageParts.tsx';
import styles from './packages.module.css';
import adminStyles from '../../admin/admin.module.css';

type PackagePreview = CallOutput<typeof previewPackage>;

interface PreviewedFile {
  readonly file: File;
  readonly preview: PackagePreview;
}

/** Imports a package: choose a file, review what publishing it would change, and make it the working copy. */
export function ImportPackagePage() {
  const t = useTexts(packageTexts);
  const platform = usePlatform();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const look = useMutation({
    mutationFn: async (file: File): Promise<PreviewedFile> => {
      setShare(0);
      const sent = { idempotencyKey: createId(), onProgress: setShare };
      return { file, preview: await platform.uploader(previewPackage, {}, file, sent) };
    },
  });
  return (
    <Page title={t('import')}>
      <p className={styles.intro}>
        <Link to="/design">{t('back')}</Link>
      </p>
      <p className={`ink-muted ${styles.intro}`}>{t('importHint')}</p>
      <Button type={look.data ? 'default' : 'primary'} loading={look.isPending} onClick={() => input.current?.click()}>
        {t(look.data ? 'chooseAnother' : 'choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip"
        aria-label={t('choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) look.mutate(file);
          target.value = '';
        }}
      />
      {look.isPending ? <Progress percent={Math.round(share * 100)} size="small" aria-label={t('previewing')} /> : null}
      {look.error ? (
        <div role="alert" className={styles.alert}>
          <p>{failureText(look.error)}</p>
          <PackageIssues label={t('unreadable')} issues={issuesOf(look.error)} />
        </div>
      ) : null}
      {look.data ? <Preview key={look.data.preview.digest} previewed={look.data} /> : null}
    </Page>
  );
}

function issuesOf(failure: Error) {
  return failure instanceof RequestFailure ? (failure.refusal?.issues ?? []) : [];
}

function Preview({ previewed: { file, preview } }: { readonly previewed: PreviewedFile }) {
  const t = useTexts(packageTexts);
  const locale = useLocale();
  const platform = usePlatform();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const name = localizedName(preview, locale);
  const changes = preview.parts.some(({ state }) => state !== 'same' && state !== 'kept');
  const [designing] = useState(() => createIntention());
  const design = useMutation({
    mutationFn: () => platform.uploader(designPackage, {}, file, { idempotencyKey: designing.keyFor(preview.digest) }),
    onSuccess: async ({ appCode }) => {
      designing.fulfil();
      await queries.invalidateQueries();
      announce(t('filled', { name }));
      navigate(`/design/${appCode}/publish`);
    },
  });
  return (
    <section aria-label={t('previewOf', { name })}>
      <h2 className={adminStyles.heading}>{t('previewOf', { name })}</h2>
      {preview.isNew ? <p className={styles.intro}>{t('newApp')}</p> : null}
      {preview.issues.length > 0 ? (
        <div role="alert" className={styles.alert}>
          <p>{t('issues')}</p>
          <PackageIssues label={t('issues')} issues={preview.issues} />
        </div>
      ) : null}
      {preview.warnings.length > 0 ? (
        <>
          <h3 className={adminStyles.heading}>{t('warnings')}</h3>
          <PackageIssues label={t('warnings')} issues={preview.warnings} />
        </>
      ) : null}
      <PackageParts parts={preview.parts} />
      <div className={styles.foot}>
        <Button type="primary" disabled={!changes} loading={design.isPending} onClick={() => design.mutate()}>
          {t('toDesign')}
        </Button>
        <span className="ink-muted ink-small">{t('toDesignHint')}</span>
        <span role="alert" className={styles.alert}>
          {design.error ? failureText(design.error) : null}
        </span>
      </div>
    </section>
  );
}
