// Webpack loader: in place of a module that nothing we show needs (config/unseenPlugin.ts).
module.exports = () => 'export default function Nothing() { return null; }\n';
