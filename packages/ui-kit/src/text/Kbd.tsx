import './text.css';

/** A key of the keyboard. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className="ink-kbd">{children}</kbd>;
}
