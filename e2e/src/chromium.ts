import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface LaunchOptions {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** Returns Chromium of the system (or of `CHROMIUM_PATH`), otherwise the one that the project installs. */
export async function findChromium(): Promise<LaunchOptions> {
  const system = [process.env['CHROMIUM_PATH'] ?? '', ...systemPaths].find((path) => path !== '' && existsSync(path));
  return { executablePath: system ?? (await packagedChromium()), args: quiet, env: withChineseFont() };
}

/** The package unpacks its shared libraries only if it detects a cloud function. */
async function packagedChromium(): Promise<string> {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** Adds the Chinese font of the project, because systems without one show boxes. */
function withChineseFont(): Record<string, string> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
  if (hasChineseFont()) return inherited;
  const fonts = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf')));
  const folder = join(tmpdir(), 'inkstone-fonts');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  const directories = ['/usr/share/fonts', fonts].map((path) => `<dir>${path}</dir>`).join('');
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${directories}<cachedir>${folder}</cachedir></fontconfig>`);
  return { ...inherited, FONTCONFIG_FILE: file };
}

function hasChineseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}
