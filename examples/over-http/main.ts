import { addFrame, becomeGuest, readCart, register, signIn, upload, whoAmI } from './commerce';

const status = document.querySelector('[role=status]') as HTMLElement;

/** Runs a step on a click, and shows what came of it. */
function onClick(id: string, step: () => Promise<string>): void {
  document.getElementById(id)?.addEventListener('click', () => {
    step().then(
      (text) => {
        status.textContent = text;
      },
      (error: Error) => {
        status.textContent = error.message;
      },
    );
  });
}

onClick('guest', async () => {
  const { userId } = await becomeGuest();
  return userId === (await whoAmI()) ? 'You are a guest.' : 'The browser did not send the session back.';
});
onClick('add', async () => {
  await addFrame();
  return `Frames in the cart: ${await readCart()}`;
});
onClick('sign-in', async () => {
  const { success } = await signIn('ada.marsh@example.com', 'Clear-View-1');
  return String(success) === 'true' ? `Signed in as ${await whoAmI()}` : 'Wrong email or password';
});
onClick('token', async () => {
  const tokens = await register(`${crypto.randomUUID()}@example.com`, 'Linden-42-grove');
  return (await whoAmI(tokens)) === tokens.userId ? 'Signed in by token.' : 'The token was not taken.';
});
onClick('upload', async () => `Uploaded: ${await upload('prescription.pdf', '%PDF-1.7\n')}`);
onClick('scenario', async () => `Lines: ${await readCart('getCart:systemError')}`);
