import './app.css';

/** An application's stamp: the first character of its name. */
export function AppIcon({ name }: { readonly name: string }) {
  return (
    <span className="app-icon" aria-hidden="true">
      {Array.from(name)[0] ?? '·'}
    </span>
  );
}
