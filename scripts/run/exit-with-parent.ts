// Loaded first by a process that another has forked: it ends with that one, however that one ends.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
