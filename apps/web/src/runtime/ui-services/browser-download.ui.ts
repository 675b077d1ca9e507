/** Starts a download from an address without leaving the page. */
export function startDownload(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

const frameName = 'ink-download';

/** Posts a hidden form whose response is a download. It targets a hidden frame, so that a refusal does not replace the page. */
export function postForm(path: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = path;
  form.target = hiddenFrame().name;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

function hiddenFrame(): HTMLIFrameElement {
  const known = document.querySelector<HTMLIFrameElement>(`iframe[name="${frameName}"]`);
  if (known) return known;
  const frame = document.createElement('iframe');
  frame.name = frameName;
  frame.hidden = true;
  frame.title = '';
  document.body.append(frame);
  return frame;
}
