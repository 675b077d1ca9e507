import { createContext, use, useEffect, useRef } from 'react';

/** Something that can be done where one is; it is found in the list of commands. */
export interface PageCommand {
  readonly key: string;
  readonly label: string;
  readonly shortcut?: string;
  readonly run: () => void;
  /** Makes something that gets a name: typed after `word`, the name is given at once. */
  readonly named?: { readonly word: string; readonly run: (name: string) => void };
}

type Provider = () => readonly PageCommand[];

/** Those who offer commands; they are asked when the list opens. */
export const PageCommandsContext = createContext<Set<Provider> | null>(null);

/** Offers commands as long as the component is shown. */
export function usePageCommands(commands: Provider): void {
  const providers = use(PageCommandsContext);
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    if (!providers) return undefined;
    const provider: Provider = () => latest.current();
    providers.add(provider);
    return () => void providers.delete(provider);
  }, [providers]);
}
