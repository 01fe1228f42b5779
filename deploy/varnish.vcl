vcl 4.1;

# The cache in front of the storefronts (docs/operations.md).

import std;
import xkey;

backend balancer {
  .host = "haproxy";
  .port = "8080";
  .first_byte_timeout = 60s;
  .probe = { .url = "/health"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; }
}

sub vcl_recv {
  # Kubernetes and other machines ask Varnish itself.
  if (req.url == "/varnish-health") { return (synth(200)); }
  # While the store is well, an older page is sent for a minute at most; while it fails, for as long as it allows.
  if (req.restarts == 0) { unset req.http.X-Failed; }
  if (std.healthy(req.backend_hint) && !req.http.X-Failed) { set req.grace = 60s; }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Of one shopper (src/server/pages/shopper-cookies.ts).
  if (req.http.Cookie ~ "(^|; ?)(WC_[^=]*|sandbox_[^=]*|ria_[^=]*|prescription|progressiveLens)=") { return (pass); }
  # Calls of the API, and the redirect of the root by language and last locale.
  if (req.url ~ "^/(wcs|webapp|identity-provider|captcha)/" || req.url ~ "^/(\?|$)") { return (pass); }
  unset req.http.Cookie;
  # Of advertising (src/domain/navigation/tracking-parameters.ts).
  if (req.url ~ "(?i)[?&](utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|epik|irclickid|yclid|mc_[ce]id|_gl|_hs\w+|srsltid)=") {
    set req.url = regsuball(req.url, "(?i)([?&])(utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|epik|irclickid|yclid|mc_[ce]id|_gl|_hs\w+|srsltid)=[^&]*", "\1");
    set req.url = regsuball(req.url, "&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]$", "");
  }
  # One address for the same parameters in another order.
  set req.url = std.querysort(req.url);
  return (hash);
}

sub vcl_backend_response {
  # An error replaces no older page. What passes is the store's own.
  if (beresp.status >= 500 && !bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Failed)) { return (abandon); }
  # Varnish itself knows s-maxage and stale-while-revalidate, not stale-if-error.
  if (beresp.http.Cache-Control ~ "stale-if-error=") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, ".*stale-if-error=([0-9]+).*", "\1s"), 1h);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    set beresp.grace = 0s;
    return (deliver);
  }
}

sub vcl_backend_error {
  if (!bereq.http.X-Failed) { return (abandon); }
}

sub vcl_synth {
  # The fetch has failed: once more, with an older page if there is one, else with the store's own page of the failure.
  if (resp.status == 503 && req.restarts == 0 && req.method ~ "^(GET|HEAD)$") {
    set req.http.X-Failed = "yes";
    return (restart);
  }
}

sub vcl_deliver {
  # The store has checked the secret, and forgotten its own copies first.
  if (req.method == "POST" && req.url == "/purge" && resp.status == 200) {
    xkey.softpurge(resp.http.Purged-Keys);
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
