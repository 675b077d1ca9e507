import type { ConfigProviderProps } from 'antd';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { Accents } from './accents.ts';
import { antdTheme } from './antd-theme.ts';
import { AntdProvider } from './AntdProvider.tsx';
import { cssVariables } from './css-variables.ts';
import type { ColorScheme } from './tokens.ts';
import './antd.css';
import './base.css';

interface ThemeProviderProps {
  readonly scheme: ColorScheme;
  /** Renders everything without colour. */
  readonly greyscale?: boolean;
  /** Replaces the default accent colour. */
  readonly accents?: Accents | undefined;
  readonly antdLocale?: NonNullable<ConfigProviderProps['locale']>;
  readonly children: ReactNode;
}

/** Applies the tokens: as custom properties on the root element and as antd's theme. */
export function ThemeProvider({ scheme, greyscale = false, accents, antdLocale, children }: ThemeProviderProps) {
  const theme = useMemo(() => antdTheme(scheme, accents), [scheme, accents]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(cssVariables(scheme, accents))) root.style.setProperty(name, value);
    root.style.colorScheme = scheme;
    root.dataset.scheme = scheme;
  }, [scheme, accents]);
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('ink-greyscale', greyscale);
  }, [greyscale]);
  return (
    <AntdProvider theme={theme} locale={antdLocale}>
      {children}
    </AntdProvider>
  );
}
