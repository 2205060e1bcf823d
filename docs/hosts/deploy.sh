#!/bin/sh
# Makes an export the one that nginx serves, in one step: docs/hosts/deploy.sh out /srv/docs
# Readers get the old release or the new one, never a mixture, and pages that are open keep working: files below /assets/ stay for 30 days
# after the last release that has them, and the last five releases do, to go back to (ln -sfn). Needs the tools of GNU, as on any Linux.
set -eu
if [ $# -ne 2 ] || [ ! -f "$1/404.html" ]; then
  echo "usage: $0 EXPORT TARGET    EXPORT is a folder with an export, TARGET the folder of nginx.conf" >&2
  exit 2
fi
export_folder=$1
target=$2
release=releases/$(date -u +%Y%m%dT%H%M%S)-$$
mkdir -p "$target/assets" "$target/$release"
# Assets first: a page of the new release never names one that is not there yet.
cp -R "$export_folder/assets/." "$target/assets/"
cp -R "$export_folder/." "$target/$release/"
rm -r "$target/$release/assets"
# A new link replaces the old one at once.
ln -sfn "$release" "$target/next"
mv -T "$target/next" "$target/current"
find "$target/assets" -type f -mtime +30 -delete
ls -d "$target"/releases/* | head -n -5 | xargs -r rm -r
echo "$target/current is $release"
