// For `npm run dev`: umi's development server listens on all addresses of the machine, whatever HOST says. This makes
// servers of its process listen on HOST where they name no address themselves.
const { Server } = require('node:net');

const { listen } = Server.prototype;
Server.prototype.listen = function listenHere(port, ...rest) {
  const isPort = typeof port === 'number' || /^\d+$/.test(String(port));
  if (!isPort || typeof rest[0] === 'string') return listen.call(this, port, ...rest);
  return listen.call(this, port, process.env.HOST, ...rest);
};
