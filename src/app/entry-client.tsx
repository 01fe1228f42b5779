import '@/ui/styles/app.css';
import { startApp } from './start-app';

async function start(): Promise<void> {
  if (__BROWSER_SANDBOX__) {
    const { startBrowserSandbox } = await import('@sandbox/browser');
    await startBrowserSandbox();
  }
  await startApp();
}

void start();
