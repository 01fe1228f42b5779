/**
 * Loaded before a server: responds to each message of the parent process with the server's processor time so far, in
 * microseconds.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
