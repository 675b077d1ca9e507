import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { AppearanceSwitch } from '../platform/page/AppearanceSwitch.tsx';
import { BrandMark } from '../platform/page/Brand.tsx';
import { LanguageSwitch } from '../platform/page/LanguageSwitch.tsx';
import { useDocumentTitle } from '../platform/page/use-document-title.ts';
import { Link } from '../platform/router/index.ts';
import { useBrandName } from '../platform/theme/brand.ts';
import { firstRunTexts } from './first-run.locale.ts';
import { setupSteps, type SetupStep } from './setup-steps.ts';
import styles from './first-run.module.css';

interface SetupFrameProps {
  /** Null: before or after the steps. */
  readonly step: SetupStep | null;
  readonly title: string;
  /** What became of the steps; steps without an entry are open. */
  readonly states?: Readonly<Partial<Record<SetupStep, 'done' | 'later'>>>;
  /** Steps that can be opened, with their addresses. */
  readonly addresses?: Readonly<Partial<Record<SetupStep, string>>>;
  readonly children: ReactNode;
}

/** The layout of the set-up: its four steps above the current one, whose heading gets the focus. */
export function SetupFrame({ step, title, states = {}, addresses = {}, children }: SetupFrameProps) {
  const t = useTexts(firstRunTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(t('title'));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <div className={styles.brand}>
          <BrandMark size={34} />
          <span className={styles.brandName}>{useBrandName()}</span>
        </div>
        <div className={styles.switches}>
          <LanguageSwitch />
          <AppearanceSwitch />
        </div>
      </header>
      <main className={styles.main}>
        <nav aria-label={t('steps')}>
          <ol className={styles.steps}>
            {setupSteps.map((each, index) => {
              const label = (
                <>
                  <span className={styles.number}>{index + 1}</span> {t(each)}
                </>
              );
              const state = states[each];
              const address = each === step ? undefined : addresses[each];
              return (
                <li
                  key={each}
                  className={styles.step}
                  data-state={each === step ? 'current' : state === 'done' ? 'past' : undefined}
                  aria-current={each === step ? 'step' : undefined}
                >
                  {address ? <Link to={address}>{label}</Link> : <span>{label}</span>}
                  {state ? <span className="ink-small">{t(state === 'done' ? 'stepDone' : 'stepLater')}</span> : null}
                </li>
              );
            })}
          </ol>
        </nav>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
