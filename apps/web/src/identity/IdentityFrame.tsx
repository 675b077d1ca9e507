import type { ReactNode } from 'react';
import { AppearanceSwitch } from '../platform/page/AppearanceSwitch.tsx';
import { BrandMark } from '../platform/page/Brand.tsx';
import { LanguageSwitch } from '../platform/page/LanguageSwitch.tsx';
import { useBrandName } from '../platform/theme/brand.ts';
import './identity.css';

/** The layout of pages shown before signing in. */
export function IdentityFrame({ subtitle, children }: { readonly subtitle: string; readonly children: ReactNode }) {
  return (
    <div className="identity">
      <aside className="identity-ink" aria-hidden="true">
        <span className="identity-glyph">硯</span>
      </aside>
      <main className="identity-main">
        <div className="identity-sheet">
          <div className="identity-brand">
            <BrandMark size={44} />
            <div>
              <div className="identity-name">{useBrandName()}</div>
              <div className="ink-muted ink-small">{subtitle}</div>
            </div>
          </div>
          {children}
        </div>
        <div className="identity-switches">
          <LanguageSwitch />
          <AppearanceSwitch />
        </div>
      </main>
    </div>
  );
}
