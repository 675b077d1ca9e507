// Copies the extension to a folder of extensions: `node build.js <folder>`; to `dist` by default.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const name = 'rating';
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, 'dist'));
mkdirSync(join(folder, name), { recursive: true });
copyFileSync(join(import.meta.dirname, 'src', 'index.js'), join(folder, name, 'index.js'));

const list = join(folder, 'entries.json');
const entries = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
if (!entries.includes(name)) writeFileSync(list, `${JSON.stringify([...entries, name])}\n`);
