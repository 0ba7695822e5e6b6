/** Opens the settings over whatever page is shown; their code is loaded when first asked for. */

export async function openSettings(): Promise<void> {
  await import('./settings-dialog.ts');
  const dialog =
    document.querySelector('settings-dialog') ??
    document.body.appendChild(document.createElement('settings-dialog'));
  dialog.open = true;
}
