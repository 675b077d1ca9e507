import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, useAnnounce } from '@inkstone/ui-kit';
import { dictionaryQuery } from '../../admin/dictionary/dictionary-queries.ts';
import { EntryDialog } from '../../admin/dictionary/EntryDialog.tsx';
import { EntryList } from '../../admin/dictionary/EntryList.tsx';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { documentAddress } from '../design-address.ts';
import { namedPart, nameOf } from '../working-copy/name-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { dictionariesTexts } from './dictionaries.locale.ts';
import { DictionarySelect } from './DictionarySelect.tsx';
import { replacingDictionary, usedDictionaries, type DictionaryUse } from './used-dictionaries.ts';
import propertyStyles from '../fields/property.module.css';
import modelStyles from '../model/model.module.css';
import styles from './dictionaries.module.css';

interface DictionariesSectionProps {
  readonly appCode: string;
  /** The dictionary that the address names, shown first. */
  readonly chosen: string | null;
}

/** The dictionaries that the application uses, which stay live; administrators edit them here too. */
export function DictionariesSection({ appCode, chosen }: DictionariesSectionProps) {
  const t = useTexts(dictionariesTexts);
  const { user } = useSession();
  const { documents } = useDocuments();
  const used = [...usedDictionaries(documents)].toSorted(([one], [other]) => Number(other === chosen) - Number(one === chosen));
  const mayEdit = user?.isAdmin ?? false;
  return (
    <section className={modelStyles.model} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className={propertyStyles.intro}>
        {t('intro')} {mayEdit ? <Link to="/admin/dictionary">{t('manage')}</Link> : t('onlyAdministrators')}
      </p>
      {used.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      {used.map(([code, uses]) => (
        <section key={code} className={styles.dictionary} aria-label={code}>
          {mayEdit ? <Entries code={code} /> : <h3>{code}</h3>}
          <Uses appCode={appCode} uses={uses} />
          <Replacement code={code} uses={uses} />
        </section>
      ))}
    </section>
  );
}

function Entries({ code }: { readonly code: string }) {
  const t = useTexts(dictionariesTexts);
  const locale = useLocale();
  const [adds, setAdds] = useState(false);
  const whole = useQuery(dictionaryQuery(useClient(), code));
  if (whole.isError)
    return (
      <>
        <h3>{code}</h3>
        <QueryFailure failure={whole.error} onRetry={() => void whole.refetch()} />
      </>
    );
  if (whole.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  return (
    <>
      <div className={styles.head}>
        <h3>
          {localizedName(whole.data.dictionary, locale)} <span className="ink-muted ink-small">{whole.data.dictionary.code}</span>
        </h3>
        <Button size="small" onClick={() => setAdds(true)}>
          {t('addEntry')}
        </Button>
      </div>
      <EntryList whole={whole.data} />
      {adds ? <EntryDialog whole={whole.data} parentId={null} onClose={() => setAdds(false)} /> : null}
    </>
  );
}

/** Lets the controls choose from another dictionary, so that this one can be removed. */
function Replacement({ code, uses }: { readonly code: string; readonly uses: readonly DictionaryUse[] }) {
  const t = useTexts(dictionariesTexts);
  const announce = useAnnounce();
  const { rights } = useDocuments();
  const { edit } = useEdit();
  const replace = (other: string | undefined) => {
    if (other !== undefined && edit(replacingDictionary(uses, other))) announce(t('replaced', { count: uses.length }));
  };
  return rights.design ? (
    <div className={styles.replacement}>
      <DictionarySelect label={t('replace')} empty={t('replace')} value="" without={code} isFixed={false} onChange={replace} />
    </div>
  ) : null;
}

function Uses({ appCode, uses }: { readonly appCode: string; readonly uses: readonly DictionaryUse[] }) {
  const t = useTexts(dictionariesTexts);
  const locale = useLocale();
  const { documents } = useDocuments();
  return (
    <p className={`ink-small ${styles.uses}`}>
      <span className="ink-muted">{t('usedBy')}</span>
      {uses.map(({ form, control, options }) => (
        <Link key={`${form.code} ${control}`} className={styles.use!} to={documentAddress(appCode, form, control)}>
          {localizedName(nameOf(documents, form), locale)} · {localizedName(namedPart(options, control), locale)}
        </Link>
      ))}
    </p>
  );
}
