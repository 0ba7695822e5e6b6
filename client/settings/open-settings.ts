/** Opens the settings over whatever page is shown; their code is loaded when first asked for. */

export async function openSettings(): Promise<void> {
  try {
    await import('./settings-dialog.ts');
  } catch {
    // Without a line to the server there are no settings this time.
    return;
  }
  const dialog =
    document.querySelector('settings-dialog') ??
    document.body.appendChild(document.createElement('settings-dialog'));
  dialog.open = true;
}
