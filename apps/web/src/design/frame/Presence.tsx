import { announceDesigner } from '@inkstone/api';
import { useEffect, useState } from 'react';
import { joinNamed } from '@inkstone/schema';
import { onLiveEvent } from '../../platform/live/live-listeners.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useParams } from '../../platform/router/index.ts';
import { Avatar } from '../../platform/page/Avatar.tsx';
import { useClient } from '../../platform/platform.ts';
import { designTexts } from '../design.locale.ts';
import { pageName } from '../working-copy/pending-store.ts';
import styles from './frame.module.css';

interface Designer {
  readonly page: string;
  readonly place: string;
  readonly person: { readonly id: string; readonly name: string };
  /** When they were last heard of. */
  readonly at: number;
}

const announceMilliseconds = 15_000;
const forgottenAfterMilliseconds = 30_000;
const settleMilliseconds = 2_000;

/** Shows who else designs the application, and tells them what is looked at here. */
export function Presence({ appCode }: { readonly appCode: string }) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const { section = '', document = '', part = '' } = useParams();
  const place = [section, document, part].filter(Boolean).join('/');
  const others = useOthers(appCode, place);
  const people = new Map(others.map((each) => [each.person.id, each.person]));
  if (people.size === 0) return null;
  const names = joinNamed([...people.values()], locale);
  return (
    <span className={styles.present} role="img" aria-label={t('present', { names })} title={t('present', { names })}>
      {[...people.values()].slice(0, 5).map(({ id, name }) => (
        <Avatar key={id} name={name} personId={id} />
      ))}
    </span>
  );
}

function useOthers(appCode: string, place: string): readonly Designer[] {
  const client = useClient();
  const [others, setOthers] = useState<readonly Designer[]>([]);
  useEffect(() => {
    const page = pageName();
    const announce = (at: string) => client.call(announceDesigner, { appCode, page, place: at }).catch(() => undefined);
    const first = setTimeout(() => void announce(`/${place}`), settleMilliseconds);
    const timer = setInterval(() => void announce(`/${place}`), announceMilliseconds);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client, appCode, place]);
  useEffect(() => {
    const page = pageName();
    const known = new Set<string>();
    const stop = onLiveEvent((event) => {
      if (event.kind !== 'designer-present' || event.appCode !== appCode || event.page === page) return;
      const { person, place: at } = event;
      setOthers((before) => {
        const rest = before.filter((each) => each.page !== event.page);
        return at === '' ? rest : [...rest, { page: event.page, place: at, person, at: Date.now() }];
      });
      // Whoever has just come does not know this page yet.
      if (!known.has(event.page)) {
        known.add(event.page);
        void client.call(announceDesigner, { appCode, page, place: '/' }).catch(() => undefined);
      }
    });
    const forget = setInterval(() => {
      setOthers((before) => {
        const rest = before.filter(({ at }) => Date.now() - at < forgottenAfterMilliseconds);
        return rest.length === before.length ? before : rest;
      });
    }, settleMilliseconds);
    return () => {
      stop();
      clearInterval(forget);
      void client.call(announceDesigner, { appCode, page, place: '' }).catch(() => undefined);
    };
  }, [client, appCode]);
  return others;
}
